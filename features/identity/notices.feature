Feature: Notifications on a phone
  A member may get a notification on a phone when an e-mail would be sent. It holds no names and no words of
  anybody, because others may see the screen.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And an hour has passed

  Scenario: A guardian is notified of an open item
    Given Ibrahim gets notifications on his phone
    When Yusuf writes "I would like my family to meet yours."
    Then Ibrahim's phone has shown "There is something for you to answer" and nothing else

  Scenario: A member is notified of an approved message
    Given Amina gets notifications on her phone
    When Yusuf writes "I would like my family to meet yours."
    Then Amina's phone has shown nothing
    When Ibrahim approves it
    Then Amina's phone has shown "There is something new to read" and nothing else

  Scenario: A kind that is switched off sends nothing
    Given Ibrahim gets notifications on his phone
    And Ibrahim switches off notifications about "decisions"
    When Yusuf writes "I would like my family to meet yours."
    Then Ibrahim's phone has shown nothing

  Scenario: Notifications work without e-mails
    Given Amina gets notifications on her phone
    And Amina has set "e-mails about messages" to off
    When Yusuf writes "I would like my family to meet yours."
    And Ibrahim approves it
    Then Amina gets no e-mail of a message
    And Amina's phone has shown "There is something new to read" and nothing else

  Scenario: Quiet hours
    Given Ibrahim gets notifications on his phone
    And Ibrahim sets quiet hours of 2 hours
    When Yusuf writes "I would like my family to meet yours."
    Then Ibrahim's phone has shown nothing
    When 3 hours pass
    Then Ibrahim's phone has shown "There is something for you to answer" and nothing else

  Scenario: An item that was decided during the quiet hours sends nothing
    Given Ibrahim gets notifications on his phone
    And Ibrahim sets quiet hours of 2 hours
    When Yusuf writes "I would like my family to meet yours."
    And Ibrahim approves it
    And 3 hours pass
    Then Ibrahim's phone has shown nothing

  Scenario: Notifications end with signing out
    Given Ibrahim gets notifications on his phone
    When Ibrahim signs out
    And Yusuf writes "I would like my family to meet yours."
    Then Ibrahim's phone has shown nothing
