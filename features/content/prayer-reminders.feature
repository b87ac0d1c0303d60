@quiet-days
Feature: Prayer reminders
  A member may get an e-mail before the prayers that he or she chooses, at the times of a town. It comes in time
  or not at all, once for each prayer, and one press ends it.

  Background:
    Given Yusuf, a brother with a profile

  Scenario: A reminder comes once before its prayer
    Given Yusuf asks to be reminded of every prayer in "Bradford", 15 minutes before
    When a minute before that time comes
    Then Yusuf has had no reminder of a prayer
    When that time comes
    Then an e-mail reminds Yusuf of the next prayer in "Bradford", with its time there
    When 3 minutes pass
    Then Yusuf has had 1 reminder of a prayer

  Scenario: A reminder that is late is left out
    Given Yusuf asks to be reminded of every prayer in "Lahore", 15 minutes before
    When the service wakes up 20 minutes after that time
    Then Yusuf has had no reminder of a prayer

  Scenario: One press in the e-mail ends the reminders, and no other e-mails
    Given Yusuf asks to be reminded of every prayer in "London", 10 minutes before
    And that time has come
    When Yusuf presses the unsubscribe link
    Then no reminder is due for Yusuf any more
    And his other e-mails still reach Yusuf

  Scenario: Reminders continue in quiet days
    Given today and tomorrow are quiet days
    And Yusuf asks to be reminded of every prayer in "London", 10 minutes before
    When that time comes
    Then Yusuf has had 1 reminder of a prayer

  Scenario: A member who switched reminders off gets none
    Given Yusuf asks to be reminded of every prayer in "London", 10 minutes before
    But Yusuf switches the reminders off
    When that time comes
    Then Yusuf has had no reminder of a prayer

  Scenario: A member who is leaving gets none
    Given Yusuf asks to be reminded of every prayer in "London", 10 minutes before
    But Yusuf has deleted his account
    When that time comes
    Then Yusuf has had no reminder of a prayer

  Scenario: A disabled account gets none
    Given Yusuf asks to be reminded of every prayer in "London", 10 minutes before
    But an admin disables Yusuf's account because "asked for"
    When that time comes
    Then Yusuf has had no reminder of a prayer
