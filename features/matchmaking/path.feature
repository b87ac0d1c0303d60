Feature: The path of a match
  From the first words to a marriage, a woman is asked from time to time, on a page that only she has, whether she
  wants this. Her guardian and the man learn neither of the question nor of her answer.

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
