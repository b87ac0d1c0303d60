Feature: The audit log
  The audit log records what the staff do and which private messages they read: who, when and why. Nobody can
  change it unnoticed.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf has written "Salam, how are you?" to Amina

  Scenario: Reading a conversation needs a reason, which is recorded
    When an admin reads the conversation of Yusuf and Amina because "Amina reported it"
    Then he reads "Salam, how are you?"
    And the audit log records it with the reason "Amina reported it"
    And Yusuf, Amina and Ibrahim are not told of it

  Scenario: Without a reason it cannot be read
    When an admin reads the conversation of Yusuf and Amina because ""
    Then he is told what is wrong with "reason"

  Scenario: A moderator can read neither conversations nor the audit log
    Given Maryam, a moderator
    When Maryam tries to read the conversation of Yusuf and Amina
    Then the attempt is refused because she may not
    When Maryam tries to open the audit log
    Then the attempt is refused because she may not

  Scenario: The audit log can be searched and checked
    Given an admin disables Yusuf's account because "a question of the police, number 4711"
    When an admin searches the audit log for "number 4711"
    Then it finds that Yusuf's account was disabled
    And the audit log is complete
