@quiet-days
Feature: Quiet days
  In the last ten nights of Ramadan and on both Eids only e-mails that guardians and safety need are sent. The
  rest comes in one e-mail afterwards, and each member may switch quiet days off.

  Scenario: News of a conversation waits, but a guardian's decisions do not
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And an hour has passed
    And today and tomorrow are quiet days
    When Yusuf writes "I would like my family to meet yours."
    Then every item that waits for Ibrahim can be opened by a link in his e-mails
    When Ibrahim approves it
    Then Amina gets no e-mail of a message
    And Amina sees "I would like my family to meet yours." as approved by the guardian

  Scenario: One e-mail afterwards covers everything
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And today and tomorrow are quiet days
    When Yusuf writes "I would like my family to meet yours."
    And Ibrahim approves it
    And Yusuf writes "My father will be there."
    And Ibrahim approves it
    And a day passes
    Then Amina has received no e-mail about the quiet days
    When a day passes
    Then Amina has received 1 e-mail about the quiet days
    When a day passes
    Then Amina has received 1 e-mail about the quiet days
    And Yusuf has received no e-mail about the quiet days

  Scenario: E-mails about account security come at once
    Given Yusuf, a brother with a profile
    And today and tomorrow are quiet days
    When Yusuf asks for a new password
    Then an e-mail leads Yusuf to a new password

  Scenario: A member who switched quiet days off gets every e-mail at once
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Amina has set "quiet days" to off
    And today and tomorrow are quiet days
    When Yusuf writes "I would like my family to meet yours."
    And Ibrahim approves it
    Then Amina is told by e-mail of a message, without its words
    When 2 days pass
    Then Amina has received no e-mail about the quiet days

  Scenario: A new profile waits, and is not forgotten
    Given Yusuf, a brother with a profile
    And Yusuf saves the search "South" for "Eastmere" with a daily e-mail
    And today and tomorrow are quiet days
    And Amina, a sister with her guardian Ibrahim, living in "Eastmere"
    When a day passes
    Then Yusuf has received no search e-mail
    When 2 days pass
    Then a search e-mail told Yusuf of Amina
    And Yusuf has received no e-mail about the quiet days

  Scenario: The staff can set the days by the local sighting of the moon
    Given Yusuf, a brother with a profile
    Then Yusuf reads the calculated days among his settings
    When today and tomorrow are quiet days
    Then Yusuf reads among his settings that today and tomorrow are quiet days
