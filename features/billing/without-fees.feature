@without-fees
Feature: A site without fees
  An operator may run the site without fees. Then nothing is sold, and every member may send the same number of
  interest requests in each calendar month.

  Background:
    Given 8 sisters with verified guardians, living in "Gift"
    And Yusuf, a brother with a profile

  Scenario: Every member has an allowance
    Then Yusuf has 3 interest requests left

  Scenario: The allowance is a hard limit
    When Yusuf sends interest requests to 4 of the sisters
    Then the last attempt is refused because no requests remain
    And Yusuf has 0 interest requests left

  Scenario: A calendar month brings a new allowance, and unused requests lapse
    When Yusuf sends interest requests to 1 of the sisters
    Then Yusuf has 2 interest requests left
    When the next calendar month begins
    Then Yusuf has 3 interest requests left

  Scenario: The operator sets the number
    When the operator sets 5 interest requests a month
    Then Yusuf has 5 interest requests left

  Scenario: Plans and prices do not exist
    Then Yusuf can open no call about plans
