Feature: The monthly allowance
  A paid plan grants interest requests each month, from the day it began. Unused requests carry over, up to one
  more month's grant.

  Background:
    Given 8 sisters with verified guardians, living in "Allowance"
    And Yusuf, a brother with a profile

  Scenario: The allowance is a hard limit
    Given Yusuf has a paid plan
    When Yusuf sends interest requests to 4 of the sisters
    Then the last attempt is refused because no requests remain
    And Yusuf has 0 interest requests left

  Scenario: A new month brings a new grant
    Given Yusuf has a paid plan for 6 months
    And Yusuf sends interest requests to 3 of the sisters
    When 31 days pass
    Then Yusuf has 3 interest requests left

  Scenario: Unused requests carry over once
    Given Yusuf has a paid plan for 6 months
    When 31 days pass
    Then Yusuf has 6 interest requests left
    When 31 days pass
    Then Yusuf has 6 interest requests left

  Scenario: A new guardian does not move a sister's month
    Given Amina, a sister with her guardian Ibrahim
    And Amina has a paid plan for 6 months
    When 20 days pass
    And Amina names Musa as her guardian, who verifies by the code
    And 12 days pass
    Then Amina has 6 interest requests left

  Scenario: The allowance ends with the plan
    Given Yusuf has a paid plan
    When 32 days pass
    Then Yusuf has 0 interest requests left
    And Yusuf is on the free plan

  Scenario: A renewal that is paid late restores the unused requests only
    Given Yusuf buys the plan "Monthly"
    And Yusuf sends interest requests to 3 of the sisters
    And the card of Yusuf is declined from now on
    When 32 days pass
    And Yusuf sends interest requests to 2 of the sisters
    And 7 days pass
    Then Yusuf has 0 interest requests left
    When Yusuf changes his card
    Then Yusuf has 1 interest requests left
