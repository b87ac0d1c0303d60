Feature: Complimentary access
  An admin may give a member a plan for some months, with a reason. The audit records it.

  Background:
    Given Yusuf, a brother with a profile

  Scenario: The plan starts at once
    When an admin gives Yusuf the plan "Monthly" for 2 months because "hardship"
    Then Yusuf is on the plan monthly
    And Yusuf has 3 interest requests left
    And the audit log records the gift with the reason "hardship"

  Scenario: Several gifts of one plan add up and end together
    Given Bilal, a brother with a profile
    When an admin gives Yusuf the plan "Monthly" for 5 months because "hardship"
    And an admin gives Bilal the plan "Monthly" for 1 months because "hardship", 5 times
    Then the plans of Yusuf and Bilal end on the same day

  Scenario: A better gift ends on its own day, and the paid plan continues
    Given Bilal, a brother who pays for the plan "Lifetime"
    And a plan "Gold" that gives 10 requests a month
    When 10 days pass
    And an admin gives Bilal the plan "Gold" for 1 months because "hardship"
    And 25 days pass
    Then Bilal is on the plan gold
    And Bilal has 13 interest requests left
    When 30 days pass
    Then Bilal is on the plan lifetime
    And Bilal has 6 interest requests left

  Scenario: A gift of another plan has its own end
    Given a plan "Ramadan" that gives 10 requests a month
    When an admin gives Yusuf the plan "Monthly" for 3 months because "hardship"
    And an admin gives Yusuf the plan "Ramadan" for 1 months because "hardship"
    Then Yusuf is on the plan ramadan
    And Yusuf reads that he was given "Monthly" and "Ramadan"
    When 40 days pass
    Then Yusuf is on the plan monthly
    And Yusuf reads that he was given "Monthly"
    When 60 days pass
    Then Yusuf is on the free plan

  Scenario: A reason is needed
    When an admin gives Yusuf the plan "Monthly" for 2 months because ""
    Then he is told what is wrong with "reason"
    And Yusuf is on the free plan

  Scenario: Only an admin may give a plan
    When Yusuf gives himself the plan "Monthly"
    Then the attempt is refused because he may not
    And Yusuf is on the free plan
