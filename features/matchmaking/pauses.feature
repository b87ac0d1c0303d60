Feature: Pausing, resuming and ending a conversation
  Both participants and her guardian may pause a conversation. Each can lift only their own pause, and it
  continues once no pause is left. If one of the two ends it, that is final.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario Outline: Each participant may pause it, and then nothing can be sent
    When <who> pauses the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina is paused
    And neither Yusuf nor Amina can write

    Examples:
      | who     |
      | Yusuf   |
      | Amina   |
      | Ibrahim |

  Scenario: Each sees whose pause it is, as far as they may know
    When Ibrahim pauses the conversation of Yusuf and Amina
    Then Amina reads that her guardian paused it
    And Yusuf reads that her side paused it
    And Ibrahim reads that he paused it himself

  Scenario: He cannot tell whether she or her guardian paused it
    When Amina pauses the conversation of Yusuf and Amina
    Then Yusuf reads that her side paused it
    And Ibrahim reads that she paused it

  Scenario: Each can lift only their own pause
    Given Yusuf pauses the conversation of Yusuf and Amina
    When Amina resumes the conversation of Yusuf and Amina
    Then the attempt is refused because the pause belongs to somebody else
    When Yusuf resumes the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina is active

  Scenario: It stays paused until the last pause is lifted
    Given Yusuf pauses the conversation of Yusuf and Amina
    And Amina pauses the conversation of Yusuf and Amina
    When Yusuf resumes the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina is paused
    When Amina resumes the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina is active

  Scenario: A participant's pause outlasts a change of guardian
    Given Yusuf pauses the conversation of Yusuf and Amina
    When Amina names Musa as her guardian, who verifies by the code
    Then the conversation of Yusuf and Amina is paused
    And Yusuf reads that he paused it himself

  Scenario: A former guardian's pause does not bind her for ever
    Given Ibrahim pauses the conversation of Yusuf and Amina
    When Amina names Musa as her guardian, who verifies by the code
    Then the conversation of Yusuf and Amina is active

  Scenario: A pause for a change of guardian outlasts a lifted pause
    Given Amina pauses the conversation of Yusuf and Amina
    And Amina names Musa as her guardian
    When Amina resumes the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina is paused

  Scenario: A pause that the service made cannot be lifted by a participant
    Given Amina names Musa as her guardian
    When Yusuf resumes the conversation of Yusuf and Amina
    Then the attempt is refused because the pause belongs to somebody else

  Scenario: A disabled member is not mentioned, and returns to a conversation that continues
    When an admin disables Yusuf's account because "a question about him"
    Then the conversation of Yusuf and Amina is paused for Amina
    And Amina reads no reason
    When an admin enables Yusuf's account because "it was answered"
    Then the match of Yusuf and Amina is active

  Scenario: Participants are told by e-mail, except the one who paused
    When Amina pauses the conversation of Yusuf and Amina
    Then Yusuf is told by e-mail of his conversation
    And Ibrahim is told by e-mail of the conversation's news
    And Amina is not told by e-mail of her conversation

  Scenario: Quick changes are told once, and the latest state after an hour
    Given Amina pauses the conversation of Yusuf and Amina
    And Yusuf has been told of the conversation that it "is paused"
    When Amina resumes the conversation of Yusuf and Amina
    And Amina pauses the conversation of Yusuf and Amina
    And Amina resumes the conversation of Yusuf and Amina
    Then Yusuf has been told of the conversation that it "is paused"
    And Ibrahim has been told of the conversation that it "is paused"
    When an hour has passed
    Then Yusuf has been told of the conversation that it "is paused", then that it "continues"
    And Ibrahim has been told of the conversation that it "is paused", then that it "continues"

  Scenario: A pause that is lifted at once is not told
    Given Amina pauses the conversation of Yusuf and Amina
    And Yusuf has been told of the conversation that it "is paused"
    When Amina resumes the conversation of Yusuf and Amina
    And Amina pauses the conversation of Yusuf and Amina
    And an hour has passed
    Then Yusuf has been told of the conversation that it "is paused"

  Scenario: The end is told at once
    Given Amina pauses the conversation of Yusuf and Amina
    And Yusuf has been told of the conversation that it "is paused"
    When Amina resumes the conversation of Yusuf and Amina
    And Amina ends the conversation of Yusuf and Amina
    Then Yusuf has been told of the conversation that it "is paused", then that it "has ended"
    When an hour has passed
    Then Yusuf has been told of the conversation that it "is paused", then that it "has ended"

  Scenario Outline: An ended conversation stays ended, whoever ended it
    When <who> ends the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina has ended
    And neither Yusuf nor Amina can write
    When Yusuf resumes the conversation of Yusuf and Amina
    Then the attempt is refused because the conversation has ended

    Examples:
      | who   |
      | Yusuf |
      | Amina |

  Scenario: The other side is told kindly who ended it
    When Amina ends the conversation of Yusuf and Amina
    Then Yusuf reads that her side ended it
    And Ibrahim reads that she ended it

  Scenario: A message that waits for the guardian at the end is not delivered
    Given Yusuf writes "Assalamu alaikum."
    When Amina ends the conversation of Yusuf and Amina
    Then Amina sees no words of it
    And nothing waits for Ibrahim

  Scenario: Only her guardian reads a participant's reason
    When Yusuf ends the conversation of Yusuf and Amina, saying "My mother is ill."
    Then Ibrahim reads "My mother is ill." in the record of that conversation
    And Amina finds "My mother is ill." nowhere

  Scenario: The guardian's own reason stays in his record
    When Ibrahim pauses the conversation of Yusuf and Amina, saying "I wish to meet his father first."
    Then Ibrahim reads "I wish to meet his father first." in the record of that conversation
    And Amina finds "I wish to meet his father first." nowhere
    And Yusuf finds "I wish to meet his father first." nowhere

  Scenario: A former guardian has no say any more
    Given Amina names Musa as her guardian, who verifies by the code
    When Ibrahim ends the same conversation
    Then it does not exist for him

  Scenario: A guardian has no say while his ward's account is disabled
    Given an admin disables Amina's account because "a question about her"
    When Ibrahim ends the same conversation
    Then it does not exist for him
    When an admin enables Amina's account because "it was answered"
    Then the match of Yusuf and Amina is active
    When Ibrahim ends the same conversation
    Then the conversation of Yusuf and Amina is paused for Ibrahim

  Scenario: A guardian who is himself the man acts only as the man
    Given Amina names Yusuf as her guardian, who verifies by the code
    When Yusuf wishes that he reads along with Amina
    Then the attempt is refused because he may not
    And Amina reads that her guardian is the other person
    And Yusuf reads that it waits for her guardian

  Scenario: Nobody else has a say
    Given Bilal, a brother with a profile
    When Bilal ends the same conversation
    Then it does not exist for him
