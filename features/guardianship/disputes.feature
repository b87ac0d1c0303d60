Feature: The staff look into a question about a guardian
  A question about a guardian takes his access away until it is settled. It says nothing against him yet, and his
  ward need not wait for it.

  Background:
    Given Amina, a sister with her guardian Ibrahim

  Scenario: Both are told, and by whom it is looked into
    When the staff look into a question about Ibrahim
    Then Ibrahim is told by e-mail that a question is looked into
    And Amina is told by e-mail that a question about her guardian is looked into
    And Ibrahim reads on his dashboard that a question is looked into

  Scenario: Neither reads the reason that the staff noted
    When the staff look into a question about Ibrahim because "she wrote that he reads her letters aloud"
    Then no e-mail to Amina says "aloud"
    And no e-mail to Ibrahim says "aloud"
    And nothing that Ibrahim can take along of his data says "aloud"
    And nothing that Amina can take along of her data says "aloud"

  Scenario: The staff read it in their list, and the audit keeps it
    When the staff look into a question about Ibrahim because "she wrote that he reads her letters aloud"
    Then the staff's list of questions has Ibrahim with "she wrote that he reads her letters aloud"
    And the audit holds that with the reason "she wrote that he reads her letters aloud"

  Scenario: Settled in his favour
    Given the staff look into a question about Ibrahim
    When the staff settle it in favour of Ibrahim
    Then Amina has a verified guardian
    And Amina is told by e-mail that her guardian acts again
    And the staff's list of questions does not have Ibrahim

  Scenario: Settled against him
    Given the staff look into a question about Ibrahim
    When the staff settle it against Ibrahim
    Then Amina has no guardian
    And Amina is told by e-mail that her guardian no longer acts
    And Ibrahim is not a guardian

  Scenario: A question is opened once
    Given the staff look into a question about Ibrahim
    When the staff try to open another question about Ibrahim
    Then the attempt is refused because a question is open already

  Scenario: Each time it is settled, another look can be asked for
    Given the staff look into a question about Ibrahim
    And the staff settle it in favour of Ibrahim
    And Amina asks the staff to look again at what they settled about Ibrahim
    And the staff look into a question about Ibrahim
    And the staff settle it in favour of Ibrahim
    When Amina asks the staff to look again at what they settled about Ibrahim
    Then the staff have 2 letters of Amina
    When Amina asks the staff to look again at what they settled about Ibrahim
    Then the attempt is refused because she has asked already

  Scenario: She need not wait, and it costs none of her free choices
    Given Amina names Musa as her guardian, who verifies by the code
    And Amina names Bilal as her guardian, who verifies by the code
    When the staff look into a question about Bilal
    And Amina names Idris as her guardian, who verifies by the code
    Then Amina has a verified guardian

  Scenario: A question of which nothing came out does not end by naming him again
    Given the staff look into a question about Ibrahim
    And Amina names Musa as her guardian, who verifies by the code
    When Amina names Ibrahim as her guardian, who verifies by the code
    Then her guardian waits for the staff because of "before"

  Scenario: Nor does one that was settled against him
    Given the staff look into a question about Ibrahim
    And the staff settle it against Ibrahim
    When Amina names Ibrahim as her guardian, who verifies by the code
    Then her guardian waits for the staff because of "before"
    When the staff confirm Ibrahim
    Then Amina has a verified guardian
