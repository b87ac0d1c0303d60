Feature: A guardian's notes for his ward
  A guardian may write a note that only his ward can read. The man in the conversation never sees it or learns
  of it.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: She reads it next to the conversation
    When Ibrahim leaves her the note "I have asked about his family. Let us speak on Friday."
    Then Amina reads the note "I have asked about his family. Let us speak on Friday."
    And Ibrahim reads the note "I have asked about his family. Let us speak on Friday."
    And an e-mail tells Amina that there is a note, without its words

  Scenario: He does not learn of it
    Given Yusuf looks at everything he can see
    When Ibrahim leaves her the note "He writes kindly."
    Then Yusuf sees the same as before
    And for Yusuf there are no notes

  Scenario: A new guardian cannot read the notes of the former one
    Given Ibrahim leaves her the note "He writes kindly."
    When Amina names Musa as her guardian, who verifies by the code
    Then Musa reads no note
    And Amina reads the note "He writes kindly."
    When Ibrahim tries to leave her the note "One more word."
    Then he is refused because he is no guardian

  Scenario: Another sister's guardian cannot leave one
    Given Khadija, a sister with her guardian Musa
    When Musa tries to leave her the note "I know him."
    Then it does not exist for him

  Scenario: A note may be left while the conversation is paused
    Given an admin disables Yusuf's account because "a question of ours"
    When Ibrahim leaves her the note "Be patient."
    Then Amina reads the note "Be patient."

  Scenario: An empty note is refused
    When Ibrahim tries to leave her the note "   "
    Then he is told what is wrong with "words"

  Scenario: Messages since his last visit are marked as new
    Given Yusuf writes "One."
    Then 1 message is new to Ibrahim
    When Ibrahim reads the conversation
    Then 0 messages are new to Ibrahim
    When Amina writes "Two."
    Then 1 message is new to Ibrahim

  Scenario: All messages are new to the next guardian
    Given Yusuf writes "One."
    And Ibrahim reads the conversation
    When Amina names Musa as her guardian, who verifies by the code
    Then 1 message is new to Musa
