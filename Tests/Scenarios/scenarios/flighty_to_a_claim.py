"""Flights of Flighty's table come with what happened to them, and the late one is claimed."""

import datetime

from stage.steps import check

HEADING = (
    "Date,Airline,Flight,From,To,Dep Terminal,Dep Gate,Arr Terminal,Arr Gate,Canceled,Diverted To,"
    "Gate Departure (Scheduled),Gate Departure (Actual),Take off (Scheduled),Take off (Actual),"
    "Landing (Scheduled),Landing (Actual),Gate Arrival (Scheduled),Gate Arrival (Actual),"
    "Aircraft Type Name,Tail Number,PNR,Seat,Seat Type,Cabin Class,Flight Reason,Notes,"
    "Flight Flighty ID,Airline Flighty ID,Departure Airport Flighty ID,Arrival Airport Flighty ID,"
    "Diverted To Airport Flighty ID,Aircraft Type Flighty ID")


def scenario(scene):
    day = datetime.date.today() - datetime.timedelta(days=10)
    after = day + datetime.timedelta(days=1)
    table = scene.home / "FlightyExport.csv"
    table.write_text("\n".join([
        HEADING,
        f"{day},DLH,630,FRA,DXB,1,Z20,,,false,,{day}T14:55,{day}T15:15,,,,,{day}T23:50,"
        f"{after}T03:55,Airbus A340,D-AIGL,K7XYZ2,14C,AISLE,ECONOMY,BUSINESS,Slow,1,a,b,c,,d",
        f"{after},UAE,47,DXB,FRA,3,,,,true,,{after}T08:25,,,,,,{after}T12:40,,,,,,,,,,2,e,c,b,,",
        ""]), encoding="utf-8")
    scene.start(table)
    scene.find("label", "Flighty: FlightyExport.csv")
    scene.find("label", "2 trips are new")
    scene.press("alt+i")
    scene.says("Imported 2 trips.")
    flight = scene.entry("LH630")
    departure = flight.get("DTSTART")
    check("it departs by the clock of Frankfurt",
          (departure.params["TZID"], f"{departure.dt:%Y-%m-%d %H:%M}")
          == ("Europe/Berlin", f"{day} 14:55"))
    arrival = flight.get("X-COUNTERFOIL-ACTUAL-ARRIVAL")
    check("it arrived by the clock of Dubai",
          (arrival.params["TZID"], str(arrival)) == ("Asia/Dubai", f"{after:%Y%m%d}T035500"))

    scene.select("FRA → DXB")
    scene.says("4 h 5 min late")
    scene.says("€600.00 for 4,845 km")
    scene.click("Claim…", "push button")
    scene.says("Not claimed yet")
    claim = scene.entry("Claim: FRA")
    check("the claim is for the flight", claim.get("RELATED-TO") == flight.get("UID"))
    check("for what is owed", str(claim.get("X-COUNTERFOIL-AMOUNT")) == "600")
    scene.close()

    scene.start(table)
    scene.find("label", "2 trips are already there")
    scene.press("Escape")
    scene.close()
