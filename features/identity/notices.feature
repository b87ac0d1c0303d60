Feature: Notices while the site is closed
  Whoever wishes so is told on a telephone that something waits, when a letter would be written. A notice holds nobody's
  words and no names: it may be read by whoever sees the screen.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And an hour has passed

  Scenario: What waits for a guardian
    Given Ibrahim is told on his telephone
    When Yusuf writes "I would like my family to meet yours."
    Then Ibrahim's telephone has said "Something waits for your decision" and nothing else

  Scenario: A message that was let through
    Given Amina is told on her telephone
    When Yusuf writes "I would like my family to meet yours."
    Then Amina's telephone has said nothing
    When Ibrahim approves it
    Then Amina's telephone has said "Something new can be read" and nothing else

  Scenario: A kind that is switched off
    Given Ibrahim is told on his telephone
    And Ibrahim does not wish to be told there of "decisions"
    When Yusuf writes "I would like my family to meet yours."
    Then Ibrahim's telephone has said nothing

  Scenario: Notices without letters
    Given Amina is told on her telephone
    And Amina has set "e-mails about messages" to off
    When Yusuf writes "I would like my family to meet yours."
    And Ibrahim approves it
    Then Amina gets no e-mail of a message
    And Amina's telephone has said "Something new can be read" and nothing else

  Scenario: Quiet hours
    Given Ibrahim is told on his telephone
    And Ibrahim wishes to hear nothing for 2 hours
    When Yusuf writes "I would like my family to meet yours."
    Then Ibrahim's telephone has said nothing
    When 3 hours pass
    Then Ibrahim's telephone has said "Something waits for your decision" and nothing else

  Scenario: What waits no longer when the quiet hours are over
    Given Ibrahim is told on his telephone
    And Ibrahim wishes to hear nothing for 2 hours
    When Yusuf writes "I would like my family to meet yours."
    And Ibrahim approves it
    And 3 hours pass
    Then Ibrahim's telephone has said nothing

  Scenario: It ends with signing out
    Given Ibrahim is told on his telephone
    When Ibrahim signs out
    And Yusuf writes "I would like my family to meet yours."
    Then Ibrahim's telephone has said nothing
