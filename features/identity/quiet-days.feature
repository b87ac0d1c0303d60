@quiet-days
Feature: Quiet days
  In the last ten nights of Ramadan and on both Eids we write only what guardians and safety need. What can wait is told
  by one letter afterwards, and each member may do without such days.

  Scenario: News of a conversation waits, what a guardian has to decide does not
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And an hour has passed
    And it is quiet today and tomorrow
    When Yusuf writes "I would like my family to meet yours."
    Then every item that waits for Ibrahim can be opened by a link in his e-mails
    When Ibrahim approves it
    Then Amina gets no e-mail of a message
    And Amina sees "I would like my family to meet yours." as approved by the guardian

  Scenario: One letter afterwards stands for everything
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And it is quiet today and tomorrow
    When Yusuf writes "I would like my family to meet yours."
    And Ibrahim approves it
    And Yusuf writes "My father will be there."
    And Ibrahim approves it
    And a day passes
    Then Amina has had no letter about the quiet days
    When a day passes
    Then Amina has had 1 letter about the quiet days
    When a day passes
    Then Amina has had 1 letter about the quiet days
    And Yusuf has had no letter about the quiet days

  Scenario: What guards an account comes at once
    Given Yusuf, a brother with a profile
    And it is quiet today and tomorrow
    When Yusuf asks for a new password
    Then an e-mail leads Yusuf to a new password

  Scenario: Who does without quiet days reads of everything at once
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Amina has set "quiet days" to off
    And it is quiet today and tomorrow
    When Yusuf writes "I would like my family to meet yours."
    And Ibrahim approves it
    Then Amina is told by e-mail of a message, without its words
    When 2 days pass
    Then Amina has had no letter about the quiet days

  Scenario: Somebody new can wait, and is not forgotten
    Given Yusuf, a brother with a profile
    And Yusuf keeps the search "South" for "Eastmere" with a daily letter
    And it is quiet today and tomorrow
    And Amina, a sister with her guardian Ibrahim, living in "Eastmere"
    When a day passes
    Then Yusuf has had no letter
    When 2 days pass
    Then a letter told Yusuf of Amina
    And Yusuf has had no letter about the quiet days

  Scenario: The staff set the days where the moon was seen on another one
    Given Yusuf, a brother with a profile
    Then Yusuf reads the calculated days among his settings
    When it is quiet today and tomorrow
    Then Yusuf reads among his settings that it is quiet today and tomorrow
