Feature: The audit
  What the staff do, and what private words they read, stays: who, when and why. Nobody can change it unseen.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf has written "Salam, how are you?" to Amina

  Scenario: A conversation is read for a reason, which stays
    When an admin reads the conversation of Yusuf and Amina because "Amina reported it"
    Then he reads "Salam, how are you?"
    And the audit holds that with the reason "Amina reported it"
    And Yusuf, Amina and Ibrahim are told nothing of it

  Scenario: Without a reason nobody reads it
    When an admin reads the conversation of Yusuf and Amina because ""
    Then he is told what is wrong with "reason"

  Scenario: A moderator reads neither conversations nor the audit
    Given Maryam, a moderator
    When Maryam tries to read the conversation of Yusuf and Amina
    Then the attempt is refused because she may not
    When Maryam tries to open the audit
    Then the attempt is refused because she may not

  Scenario: The audit is searched, and proves that it is whole
    Given an admin disables Yusuf's account because "a question of the police, number 4711"
    When an admin searches the audit for "number 4711"
    Then it finds that Yusuf's account was disabled
    And the audit is whole
