Feature: The safety desk
  Whatever waits for the staff stands in a queue. Two of the staff never work on one case unknown to each
  other, nothing waits unseen, and whom a settled case concerns can ask for another look.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Salma and Harun belong to the staff
    And Amina reports the profile of Yusuf as "untrue"

  Scenario: A colleague sees who works on a case
    When Salma takes the report
    Then Harun sees that Salma has it
    And Harun is not offered to settle it

  Scenario: A case that somebody has is not settled by another
    Given Salma takes the report
    When Harun tries to settle the report
    Then the attempt is refused because a colleague has it

  Scenario: A case that was given back is free
    Given Salma takes the report
    And Salma gives the report back
    When Harun settles the report
    Then Amina sees that her report was acted upon

  Scenario: A case is taken over knowingly
    Given Salma takes the report
    When Harun takes the report over from Salma
    Then Salma sees that Harun has it

  Scenario: Whoever no longer belongs to the staff holds nothing up
    Given Salma takes the report
    And an admin disables Salma's account because "she has left us"
    When Harun settles the report
    Then Amina sees that her report was acted upon

  Scenario: What was settled meanwhile is not settled again
    Given Harun settles the report
    When Salma tries to settle the report
    Then the attempt is refused because it ended already

  Scenario: Nothing waits unseen
    When 25 hours pass
    Then Salma gets an e-mail that something waits for the staff

  Scenario: The reporter asks for another look, and somebody else answers
    Given Harun settles the report
    And Amina asks the staff to look at the report again
    When Harun tries to answer that
    Then the attempt is refused because he settled it himself
    When Salma answers that
    Then Amina has an answer to it

  Scenario: Nobody asks for another look before there was one
    When Amina asks the staff to look at the report again
    Then the attempt is refused because the staff have not settled it

  Scenario: Another look is asked for once
    Given Harun settles the report
    And Amina asks the staff to look at the report again
    When Amina asks the staff to look at the report again
    Then the attempt is refused because she has asked already
