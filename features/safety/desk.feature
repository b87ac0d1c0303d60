Feature: The safety queue
  Everything that waits for the staff is in one queue. Two of the staff never work on one case without knowing
  it, nothing is overlooked, and the people concerned can ask for a review of a decision.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Salma and Harun belong to the staff
    And Amina reports the profile of Yusuf as "untrue"

  Scenario: A colleague sees who works on a case
    When Salma takes the report
    Then Harun sees that Salma works on it
    And Harun has no button to resolve it

  Scenario: A case is resolved by its assignee only
    Given Salma takes the report
    When Harun tries to resolve the report
    Then the attempt is refused because a colleague works on it

  Scenario: An unassigned case is free
    Given Salma takes the report
    And Salma gives the report back
    When Harun resolves the report
    Then Amina sees that her report was acted upon

  Scenario: A case can be taken over from a colleague
    Given Salma takes the report
    When Harun takes the report over from Salma
    Then Salma sees that Harun works on it

  Scenario: A former member of the staff holds nothing up
    Given Salma takes the report
    And an admin disables Salma's account because "she has left us"
    When Harun resolves the report
    Then Amina sees that her report was acted upon

  Scenario: A resolved case is not resolved again
    Given Harun resolves the report
    When Salma tries to resolve the report
    Then the attempt is refused because it ended already

  Scenario: The staff are told of waiting cases
    When 25 hours pass
    Then Salma gets an e-mail that something waits for the staff

  Scenario: The reporter asks for a review, and somebody else answers
    Given Harun resolves the report
    And Amina asks for a review of the report
    When Harun tries to answer the request for a review
    Then the attempt is refused because he resolved it himself
    When Salma answers the request for a review
    Then Amina has an answer to it

  Scenario: No review can be asked for before a decision
    When Amina asks for a review of the report
    Then the attempt is refused because the staff have not resolved it

  Scenario: A review is asked for once
    Given Harun resolves the report
    And Amina asks for a review of the report
    When Amina asks for a review of the report
    Then the attempt is refused because she has asked already
