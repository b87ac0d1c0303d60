@own-site
Feature: An instance of one's own
  An operator runs the service under another name, in the languages and colours of its community (R-J.2, R-J.3).

  Background:
    Given Yusuf, a brother with a profile

  Scenario: The operator gives the site a name, and emails have it
    When the operator names the site "Sakan" and the sender "Sakan Leeds"
    And Yusuf requests the email that confirms his address
    Then that email comes from "Sakan Leeds" and welcomes him to "Sakan"
    And it says who runs the site and where they are

  Scenario: A colour that is hard to read is refused
    When the operator sets the main colour "#ffcc00"
    Then the operator reads next to "mainColour": "It needs 4.5 to 1 or more"
    And the site has its former main colour

  Scenario: A language that is not offered any more does no harm
    Given Yusuf reads in Urdu
    When the operator offers English and Arabic, and Arabic by default
    Then a visitor reads Arabic
    And the language that Yusuf chose is still Urdu
    When the operator offers all languages, and English by default
    Then a visitor reads English

  Scenario: A mark that could run a program is refused
    When the operator sets a mark with a script
    Then the operator reads next to "mark": "<script>"
