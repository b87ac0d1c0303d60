Feature: A guardian leaves his ward a note
  Beside what he lets through or declines, a guardian may have something to say to his ward alone. The
  man of the conversation never sees it, and never learns of it.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: She reads it beside the conversation
    When Ibrahim leaves her the note "I have asked about his family. Let us speak on Friday."
    Then Amina reads the note "I have asked about his family. Let us speak on Friday."
    And Ibrahim reads the note "I have asked about his family. Let us speak on Friday."
    And an e-mail tells Amina that there is a note, without its words

  Scenario: He does not learn of it
    Given Yusuf sees all of his
    When Ibrahim leaves her the note "He writes kindly."
    Then Yusuf sees the same as before
    And for Yusuf there are no notes

  Scenario: Another guardian does not read what the former wrote
    Given Ibrahim leaves her the note "He writes kindly."
    When Amina names Musa as her guardian, who verifies by the code
    Then Musa reads no note
    And Amina reads the note "He writes kindly."
    When Ibrahim tries to leave her the note "One more word."
    Then he is refused as no guardian

  Scenario: A guardian of somebody else leaves none
    Given Khadija, a sister with her guardian Musa
    When Musa tries to leave her the note "I know him."
    Then it does not exist for him

  Scenario: A note may be left while the conversation rests
    Given an admin disables Yusuf's account because "a question of ours"
    When Ibrahim leaves her the note "Be patient."
    Then Amina reads the note "Be patient."

  Scenario: A note says something
    When Ibrahim tries to leave her the note "   "
    Then he is told what is wrong with "words"

  Scenario: What was written since he last read it is new to him
    Given Yusuf writes "One."
    Then 1 message is new to Ibrahim
    When Ibrahim reads the conversation
    Then 0 messages are new to Ibrahim
    When Amina writes "Two."
    Then 1 message is new to Ibrahim

  Scenario: To the next guardian all of it is new
    Given Yusuf writes "One."
    And Ibrahim reads the conversation
    When Amina names Musa as her guardian, who verifies by the code
    Then 1 message is new to Musa
