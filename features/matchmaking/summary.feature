Feature: The summary of a match
  A page sums up what the two have agreed on in their own words, and what is open. It is no contract. Both members and
  her guardian read it, and nobody learns from it that one of the two has written alone.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: What both agreed on is in it with both words
    Given Yusuf and Amina have agreed on the first topic
    Then all three read the words of both in the summary

  Scenario: Answers without an agreement are not in it
    Given Yusuf and Amina have answered the first topic
    Then the summary of all three has the first topic as open, without words
    When Ibrahim approves the answers
    And Yusuf agrees on the topic
    Then the summary of all three has the first topic as open, without words

  Scenario: An answer of one alone changes nothing in it
    When Yusuf answers the first topic with "I pray at work"
    Then the summary of all three has the first topic as open, without words

  Scenario: A newer answer ends the agreement in it too
    Given Yusuf and Amina have agreed on the first topic
    When Yusuf answers the first topic with "I pray at home now"
    Then the summary of all three has the first topic as open, without words

  Scenario: What is to be spoken of has its own list
    When Amina marks the first topic as one to be spoken of
    Then the summary of all three has the first topic as one to be spoken of

  Scenario: People who wrote nothing have it too, and those of another match do not
    Given another match exists, with her guardian
    Then the summary has nothing agreed, and all topics as open
    And the three of the other match cannot read the summary

  Scenario: It stays readable after the end
    Given Yusuf and Amina have agreed on the first topic
    When Amina ends the conversation of Yusuf and Amina
    Then all three read the words of both in the summary
