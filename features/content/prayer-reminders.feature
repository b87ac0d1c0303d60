@quiet-days
Feature: Reminders of prayers
  Whoever is signed in may have an e-mail before the prayers that he or she chooses, by the times of a town. It comes in
  time or not at all, once for each prayer, and ends by one press.

  Background:
    Given Yusuf, a brother with a profile

  Scenario: A reminder comes before its prayer, once
    Given Yusuf asks to be reminded of every prayer in "Bradford", 15 minutes before
    When a minute before that time comes
    Then Yusuf has had no reminder of a prayer
    When that time comes
    Then an e-mail reminds Yusuf of the next prayer in "Bradford", with its time there
    When 3 minutes pass
    Then Yusuf has had 1 reminder of a prayer

  Scenario: What could not go out before the prayer began is left out
    Given Yusuf asks to be reminded of every prayer in "Lahore", 15 minutes before
    When the service wakes up 20 minutes after that time
    Then Yusuf has had no reminder of a prayer

  Scenario: It ends by one press in the e-mail, and nothing else ends with it
    Given Yusuf asks to be reminded of every prayer in "London", 10 minutes before
    And that time has come
    When Yusuf presses the link that ends such e-mails
    Then no reminder is due for Yusuf any more
    And his other e-mails still reach Yusuf

  Scenario: In quiet days prayers are told of as ever
    Given it is quiet today and tomorrow
    And Yusuf asks to be reminded of every prayer in "London", 10 minutes before
    When that time comes
    Then Yusuf has had 1 reminder of a prayer

  Scenario: Nobody is reminded who has switched it off
    Given Yusuf asks to be reminded of every prayer in "London", 10 minutes before
    But Yusuf switches the reminders off
    When that time comes
    Then Yusuf has had no reminder of a prayer

  Scenario: Nobody is reminded who is leaving
    Given Yusuf asks to be reminded of every prayer in "London", 10 minutes before
    But Yusuf has deleted his account
    When that time comes
    Then Yusuf has had no reminder of a prayer

  Scenario: A disabled account is not reminded
    Given Yusuf asks to be reminded of every prayer in "London", 10 minutes before
    But an admin disables Yusuf's account because "asked for"
    When that time comes
    Then Yusuf has had no reminder of a prayer
