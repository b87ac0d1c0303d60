Feature: Reminders of open items
  A guardian is told at once about a new item and reminded after two days. After a week his ward is told that
  something waits, and that she may name another guardian.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Yusuf sent Amina an interest request saying "I would welcome speaking with your father first."
    And the e-mail about it has reached Ibrahim

  Scenario: He is reminded once, after two days
    When 47 hours pass
    Then Ibrahim has had 0 reminders
    When 61 minutes pass
    Then Ibrahim has had 1 reminder
    And the reminder opens the request by a link of its own
    When 3 days pass
    Then Ibrahim has had 1 reminder

  Scenario: Decided items bring no reminder
    When Ibrahim approves it
    And 3 days pass
    Then Ibrahim has had 0 reminders

  Scenario: His settings switch reminders off too
    Given Ibrahim switches e-mails about waiting items off
    When 3 days pass
    Then Ibrahim has had 0 reminders

  Scenario: A reminder waits until an hour after the last e-mail
    When 47 hours pass
    And Bilal, a brother with a paid plan
    And 50 minutes pass
    And Bilal sent Amina an interest request saying "Salam."
    And the e-mail about it has reached Ibrahim
    And 20 minutes pass
    Then Ibrahim has had 0 reminders
    When 61 minutes pass
    Then Ibrahim has had 1 reminder

  Scenario: After a week his ward is told that something waits, but not what
    When 6 days pass
    Then Amina has been told 0 times that something waits
    When 25 hours pass
    Then Amina has been told 1 time that something waits
    And she is told neither who asks nor what
    When 3 days pass
    Then Amina has been told 1 time that something waits

  Scenario: The next guardian is told at once and has two days of his own
    When 6 days pass
    And Amina names Musa as her guardian, who verifies by the code
    And 25 hours pass
    Then Amina has been told 0 times that something waits
    And Musa has had 0 reminders
    And Ibrahim has had 1 reminder
    When 24 hours pass
    Then Musa has had 1 reminder
