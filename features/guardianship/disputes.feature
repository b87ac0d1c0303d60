Feature: Questions about a guardian
  A guardian loses his access while the staff open a question about him. The question says nothing against
  him yet, and his ward may name another guardian meanwhile.

  Background:
    Given Amina, a sister with her guardian Ibrahim

  Scenario: Both are told that the staff are looking into it
    When the staff open a question about Ibrahim
    Then Ibrahim is told by e-mail that the staff look into a question
    And Amina is told by e-mail that the staff look into a question about her guardian
    And Ibrahim reads on his dashboard that the staff look into a question

  Scenario: Neither reads the reason that the staff noted
    When the staff open a question about Ibrahim because "she wrote that he reads her letters aloud"
    Then no e-mail to Amina says "aloud"
    And no e-mail to Ibrahim says "aloud"
    And no data that Ibrahim exports says "aloud"
    And no data that Amina exports says "aloud"

  Scenario: The staff read the reason in their list, and the audit records it
    When the staff open a question about Ibrahim because "she wrote that he reads her letters aloud"
    Then the staff's list of questions has Ibrahim with "she wrote that he reads her letters aloud"
    And the audit log records it with the reason "she wrote that he reads her letters aloud"

  Scenario: The question is resolved in his favour
    Given the staff open a question about Ibrahim
    When the staff resolve it in favour of Ibrahim
    Then Amina has a verified guardian
    And Amina is told by e-mail that her guardian acts again
    And the staff's list of questions does not have Ibrahim

  Scenario: The question is resolved against him
    Given the staff open a question about Ibrahim
    When the staff resolve it against Ibrahim
    Then Amina has no guardian
    And Amina is told by e-mail that her guardian no longer acts
    And Ibrahim is not a guardian

  Scenario: Only one question can be open
    Given the staff open a question about Ibrahim
    When the staff try to open another question about Ibrahim
    Then the attempt is refused because a question is open already

  Scenario: A review can be requested after each decision
    Given the staff open a question about Ibrahim
    And the staff resolve it in favour of Ibrahim
    And Amina asks for a review of the decision about Ibrahim
    And the staff open a question about Ibrahim
    And the staff resolve it in favour of Ibrahim
    When Amina asks for a review of the decision about Ibrahim
    Then the staff have 2 support tickets of Amina
    When Amina asks for a review of the decision about Ibrahim
    Then the attempt is refused because she has asked already

  Scenario: She may name another guardian meanwhile, without using up one of her free changes
    Given Amina names Musa as her guardian, who verifies by the code
    And Amina names Bilal as her guardian, who verifies by the code
    When the staff open a question about Bilal
    And Amina names Idris as her guardian, who verifies by the code
    Then Amina has a verified guardian

  Scenario: Naming him again does not end the question
    Given the staff open a question about Ibrahim
    And Amina names Musa as her guardian, who verifies by the code
    When Amina names Ibrahim as her guardian, who verifies by the code
    Then her guardian waits for the staff because of "before"

  Scenario: Naming him again does not undo a decision against him
    Given the staff open a question about Ibrahim
    And the staff resolve it against Ibrahim
    When Amina names Ibrahim as her guardian, who verifies by the code
    Then her guardian waits for the staff because of "before"
    When the staff confirm Ibrahim
    Then Amina has a verified guardian
