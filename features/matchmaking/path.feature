Feature: The path of a match
  The path shows all three the stage, its topics, what the families shared, meetings, and what may come next. On a page
  that only she has, a woman is asked from time to time whether she wants this; nobody else learns of it.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: After 90 days only the woman is asked
    Given Amina is not asked whether she wants this
    When 91 days have passed
    Then Amina is asked whether she wants this
    And Yusuf and Ibrahim read nowhere that she is asked
    When Amina answers "unsure" in private
    Then Amina is not asked whether she wants this
    And Yusuf and Ibrahim read nothing new
    When 91 days have passed
    Then Amina is asked whether she wants this

  Scenario: She is asked with the arranged meeting
    Given Yusuf and Amina have come to "Meeting arranged"
    Then Amina is asked whether she wants this
    When Amina answers "yes" in private
    Then Amina is not asked whether she wants this

  Scenario: Only the woman answers, and not after the end
    Then Yusuf and Ibrahim cannot answer for her
    When Amina ends the conversation of Yusuf and Amina
    Then Amina can no longer answer

  Scenario: Her answer is in her own copy of her data only
    Given 91 days have passed
    When Amina answers "help" in private
    Then the copy of her data has the answer, and the copies of Yusuf and Ibrahim have not

  Scenario: Open topics are named next to a proposed stage, and do not block it
    Given Yusuf marks the first topic as one to be spoken of
    And Yusuf proposes the stage "family_introduction"
    Then all three see the proposed stage "family_introduction" on the path, and that all other topics are open
    When Amina agrees to the stage "family_introduction"
    Then all three see the stage "family_introduction" on the path, with its topics

  Scenario: Nobody else sees the path
    Given Bilal and Zaynab are matched, and Hamza is her guardian
    Then Bilal, Zaynab and Hamza do not see the path of Yusuf and Amina
