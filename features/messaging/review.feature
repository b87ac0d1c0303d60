Feature: Her guardian reads every message
  Each message in either direction waits for the sister's guardian. Its receiver sees and counts approved
  messages only.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: The conversation begins with the request that led to it
    Then Yusuf, Amina and Ibrahim read his request first, with the day of its approval

  Scenario: A message waits for her guardian
    When Yusuf writes "Assalamu alaikum."
    Then Yusuf sees his message as pending guardian review
    And Amina sees no message
    And Ibrahim sees "Assalamu alaikum." waiting for him

  Scenario: She sees that something waits with him, and nothing more
    When Yusuf writes "Assalamu alaikum."
    Then Amina sees that something waits with her guardian, and nothing more

  Scenario: An approved message is delivered
    Given Yusuf writes "Assalamu alaikum."
    When Ibrahim approves it
    Then Amina sees "Assalamu alaikum." as approved by the guardian
    And Amina has 1 unread message
    And Amina is told by e-mail of a message, without its words

  Scenario: Only its writer and the guardian see a declined message
    Given Yusuf writes "Please send me your number."
    When Ibrahim declines it with the reason "Not yet, please."
    Then Amina sees no message
    And Amina has 0 unread messages
    And Yusuf sees that it was declined because of "Not yet, please."
    And Yusuf is told by e-mail that a message was not delivered

  Scenario: Her own messages wait too
    When Amina writes "Wa alaikum assalam."
    Then Yusuf sees no message
    When Ibrahim approves it
    Then Yusuf sees "Wa alaikum assalam." as approved by the guardian

  Scenario: The writer sees when it is read
    Given Yusuf writes "Assalamu alaikum."
    And Ibrahim approves it
    When Amina reads it
    Then Yusuf sees that it was read
    And Amina has 0 unread messages

  Scenario: An undelivered message cannot be marked as read
    Given Yusuf writes "Assalamu alaikum."
    When Amina reads it
    Then it does not exist for her

  Scenario: Messages keep their order of sending, whatever the order of approval
    Given Yusuf writes "First."
    And Yusuf writes "Second."
    When Ibrahim approves "Second." and then "First."
    Then Amina reads "First." and then "Second."

  Scenario: A message that is approved late is announced even if a later one was delivered
    Given Yusuf writes "First."
    And Yusuf writes "Second."
    When Ibrahim approves "Second." and then "First."
    Then Amina, who already has "Second.", gets "First."

  Scenario Outline: Messages that are refused
    When Yusuf writes <what>
    Then he is told what is wrong with "words"

    Examples:
      | what                    |
      | nothing but spaces      |
      | more than 2,000 letters |

  Scenario: Nobody else reads the conversation
    Given Yusuf writes "Assalamu alaikum."
    And Khadija, a sister with her guardian Musa
    When Khadija opens the conversation
    Then it does not exist for her
    When Musa opens it as a guardian
    Then it does not exist for him

  Scenario: Several messages, one e-mail an hour
    Given Yusuf writes "One."
    And Yusuf writes "Two."
    When Ibrahim approves "One." and then "Two."
    Then Amina has received 1 e-mail about messages
    When 61 minutes pass
    Then Amina has received 2 e-mails about messages
