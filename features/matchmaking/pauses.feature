Feature: Pausing, resuming and ending a conversation
  Either of the two, or her guardian, may pause it. Each lifts only the own pause, and it goes on when
  nothing keeps it any more. Ending it is final.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario Outline: Whoever takes part may pause it, and nothing can be sent
    When <who> pauses the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina rests
    And neither Yusuf nor Amina can write

    Examples:
      | who     |
      | Yusuf   |
      | Amina   |
      | Ibrahim |

  Scenario: Whose pause it is, as each may know it
    When Ibrahim pauses the conversation of Yusuf and Amina
    Then Amina reads that her guardian paused it
    And Yusuf reads that her side paused it
    And Ibrahim reads that he paused it himself

  Scenario: To him her side is one, whether she or her guardian chose it
    When Amina pauses the conversation of Yusuf and Amina
    Then Yusuf reads that her side paused it
    And Ibrahim reads that she paused it

  Scenario: Each lifts only the own pause
    Given Yusuf pauses the conversation of Yusuf and Amina
    When Amina resumes the conversation of Yusuf and Amina
    Then the attempt is refused because the pause is another's
    When Yusuf resumes the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina goes on

  Scenario: It rests until the last pause is lifted
    Given Yusuf pauses the conversation of Yusuf and Amina
    And Amina pauses the conversation of Yusuf and Amina
    When Yusuf resumes the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina rests
    When Amina resumes the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina goes on

  Scenario: A chosen pause outlasts a change of guardian
    Given Yusuf pauses the conversation of Yusuf and Amina
    When Amina names Musa as her guardian, who verifies by the code
    Then the conversation of Yusuf and Amina rests
    And Yusuf reads that he paused it himself

  Scenario: A change of guardian outlasts a lifted pause
    Given Amina pauses the conversation of Yusuf and Amina
    And Amina names Musa as her guardian
    When Amina resumes the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina rests

  Scenario: A pause that nobody chose is lifted by nobody
    Given Amina names Musa as her guardian
    When Yusuf resumes the conversation of Yusuf and Amina
    Then the attempt is refused because the pause is another's

  Scenario: A disabled member is not told of, and comes back to a conversation that goes on
    When an admin disables Yusuf's account because "a question about him"
    Then the conversation of Yusuf and Amina rests for Amina
    And Amina reads nothing of why
    When an admin enables Yusuf's account because "it was answered"
    Then the match of Yusuf and Amina is active

  Scenario: They are told by e-mail, and whoever chose it is not
    When Amina pauses the conversation of Yusuf and Amina
    Then Yusuf is told by e-mail of his conversation
    And Ibrahim is told by e-mail of the conversation's news
    And Amina is not told by e-mail of her conversation

  Scenario: Quick turns are told once, and the newest state when an hour is over
    Given Amina pauses the conversation of Yusuf and Amina
    And Yusuf has been told of the conversation that it "rests"
    When Amina resumes the conversation of Yusuf and Amina
    And Amina pauses the conversation of Yusuf and Amina
    And Amina resumes the conversation of Yusuf and Amina
    Then Yusuf has been told of the conversation that it "rests"
    And Ibrahim has been told of the conversation that it "rests"
    When an hour has passed
    Then Yusuf has been told of the conversation that it "rests", then that it "goes on"
    And Ibrahim has been told of the conversation that it "rests", then that it "goes on"

  Scenario: Who turns twice has told nothing new
    Given Amina pauses the conversation of Yusuf and Amina
    And Yusuf has been told of the conversation that it "rests"
    When Amina resumes the conversation of Yusuf and Amina
    And Amina pauses the conversation of Yusuf and Amina
    And an hour has passed
    Then Yusuf has been told of the conversation that it "rests"

  Scenario: The end is told at once
    Given Amina pauses the conversation of Yusuf and Amina
    And Yusuf has been told of the conversation that it "rests"
    When Amina resumes the conversation of Yusuf and Amina
    And Amina ends the conversation of Yusuf and Amina
    Then Yusuf has been told of the conversation that it "rests", then that it "has ended"
    When an hour has passed
    Then Yusuf has been told of the conversation that it "rests", then that it "has ended"

  Scenario Outline: Ended is final, whoever ends it
    When <who> ends the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina has ended
    And neither Yusuf nor Amina can write
    When Yusuf resumes the conversation of Yusuf and Amina
    Then the attempt is refused because the conversation has ended

    Examples:
      | who     |
      | Yusuf   |
      | Amina   |
      | Ibrahim |

  Scenario: Who ended it is told kindly
    When Ibrahim ends the conversation of Yusuf and Amina
    Then Amina reads that her guardian ended it
    And Yusuf reads that her side ended it

  Scenario: What waits for the guardian when it ends is not delivered
    Given Yusuf writes "Assalamu alaikum."
    When Amina ends the conversation of Yusuf and Amina
    Then Amina sees no words of it
    And nothing waits for Ibrahim

  Scenario: The reason of the two is her guardian's to read, and nobody else's
    When Yusuf ends the conversation of Yusuf and Amina, saying "My mother is ill."
    Then Ibrahim reads "My mother is ill." in the record of that conversation
    And Amina finds "My mother is ill." nowhere

  Scenario: His own reason stays in his record
    When Ibrahim pauses the conversation of Yusuf and Amina, saying "I wish to meet his father first."
    Then Ibrahim reads "I wish to meet his father first." in the record of that conversation
    And Amina finds "I wish to meet his father first." nowhere
    And Yusuf finds "I wish to meet his father first." nowhere

  Scenario: A former guardian has no say any more
    Given Amina names Musa as her guardian, who verifies by the code
    When Ibrahim ends the same conversation
    Then it does not exist for him

  Scenario: Nobody guards a sister who is not there: her guardian has no say until she is back
    Given an admin disables Amina's account because "a question about her"
    When Ibrahim ends the same conversation
    Then it does not exist for him
    When an admin enables Amina's account because "it was answered"
    Then the match of Yusuf and Amina is active
    When Ibrahim ends the same conversation
    Then the conversation of Yusuf and Amina has ended for Ibrahim

  Scenario: A guardian who is himself the man takes part as the man alone
    Given Amina names Yusuf as her guardian, who verifies by the code
    When Yusuf wishes that he reads along with Amina
    Then the attempt is refused because he may not
    And Amina reads that her guardian is himself the other one
    And Yusuf reads that it waits for her guardian

  Scenario: Nobody else has a say
    Given Bilal, a brother with a profile
    When Bilal ends the same conversation
    Then it does not exist for him
