Feature: Answers to topics
  Each of the two writes alone about a topic. Nobody learns of an answer before the other has answered too. Then her
  guardian reads both answers as one item, and what he approves both read.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: Both write, her guardian approves, and both agree
    When Yusuf answers the first topic with "I pray at work"
    Then Amina and Ibrahim read nowhere that Yusuf has answered
    When Amina answers the first topic with "I read each morning"
    Then Ibrahim reads both answers as one item
    And Yusuf and Amina do not read each other's answers
    When Ibrahim approves the answers
    Then Yusuf and Amina read both answers
    When Yusuf agrees on the topic
    Then Amina does not read that Yusuf agrees
    When Amina agrees on the topic
    Then all three read that the topic is "agreed"

  Scenario: Her guardian decides by the page behind his email
    Given Yusuf and Amina have answered the first topic
    When Ibrahim opens the emailed link and approves the answers
    Then Yusuf and Amina read both answers

  Scenario: Her guardian sends both answers back, and each has the own one as a draft
    Given Yusuf and Amina have answered the first topic
    When Ibrahim sends the answers back because "Please leave out the address"
    Then Yusuf and Amina have their own answers as drafts, with the reason
    And Yusuf and Amina do not read each other's answers
    When Yusuf answers the first topic with "I pray at home"
    Then Amina and Ibrahim read nowhere that Yusuf has answered

  Scenario: A newer answer ends an agreement and is reviewed again; earlier answers stay readable
    Given Yusuf and Amina have agreed on the first topic
    When Yusuf answers the first topic with "I pray at home now"
    Then all three read that the topic is "both"
    And Amina cannot agree on the answers that she read
    When Ibrahim approves the answers
    Then Yusuf and Amina read the earlier answers below

  Scenario: Two answer at the same moment
    When Yusuf and Amina answer the first topic at the same moment
    Then Ibrahim reads both answers as one item

  Scenario: One answers while the other agrees
    Given Yusuf and Amina have answered the first topic
    And Ibrahim approves the answers
    And Yusuf agrees on the topic
    When Amina agrees on the topic while Yusuf answers it with "I pray at home now"
    Then all three read that the topic is "both"

  Scenario: Her guardian sends a pair back while one writes again
    Given Yusuf and Amina have answered the first topic
    When Ibrahim sends the answers back while Yusuf answers with "I pray at home now"
    Then the answer of Yusuf is under review with hers, or waits with him alone

  Scenario: Her guardian asks for a topic, and leaves his ward a note
    When Ibrahim asks for the first topic
    Then Yusuf and Amina read that it is requested, and get an email
    When Ibrahim leaves the note "Ask him about Fridays" on the first topic
    Then Amina reads the note "Ask him about Fridays", and Yusuf does not

  Scenario: A topic is marked as one to be spoken of
    When Amina marks the first topic as one to be spoken of
    Then all three read that the topic is "to_be_spoken"
    And Yusuf cannot take the mark back
    When Amina takes the mark back
    Then all three read that the topic is "not_written"

  Scenario: The review ends with the match
    Given Yusuf and Amina have answered the first topic
    When Amina ends the conversation of Yusuf and Amina
    Then Ibrahim has nothing to decide, and nobody can answer any more
