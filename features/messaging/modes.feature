Feature: How her guardian oversees a conversation
  At first her guardian decides on each message. If both she and he wish it, he reads along instead: messages
  are delivered at once, and he can read them. Either can withdraw that at any time.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: At first he decides
    When Yusuf writes "Assalamu alaikum."
    Then Amina sees no message
    And the conversation is overseen by deciding

  Scenario Outline: One wish alone changes nothing
    When <who> wishes that he reads along with <whom>
    And Yusuf writes "Assalamu alaikum."
    Then Amina sees no message
    And <other> is told by e-mail <of what>

    Examples:
      | who     | whom  | other   | of what                    |
      | Amina   | Yusuf | Ibrahim | of the conversation's news |
      | Ibrahim | Yusuf | Amina   | of her conversation        |

  Scenario: With both wishes, messages are delivered at once
    Given Amina and Ibrahim wish that he reads along with Yusuf
    When Yusuf writes "Assalamu alaikum."
    Then Amina reads "Assalamu alaikum." without an approval
    And Amina has 1 unread message
    And nothing waits for Ibrahim
    And Ibrahim reads "Assalamu alaikum." in his ward's conversation

  Scenario: Both sides are told
    Given Amina and Ibrahim wish that he reads along with Yusuf
    Then the conversation is overseen by reading along
    And Yusuf is told by e-mail of his conversation
    And Amina is told by e-mail of her conversation

  Scenario: Messages that waited before still wait
    Given Yusuf writes "From before."
    When Amina and Ibrahim wish that he reads along with Yusuf
    Then Amina sees no message
    And Ibrahim sees "From before." waiting for him

  Scenario Outline: Either can withdraw it at any time
    Given Amina and Ibrahim wish that he reads along with Yusuf
    When <who> withdraws the reading along with Yusuf
    And Yusuf writes "After it."
    Then Amina sees no message
    And Ibrahim sees "After it." waiting for him
    And Yusuf is told by e-mail of his conversation

    Examples:
      | who     |
      | Amina   |
      | Ibrahim |

  Scenario: The wish does not carry over to the next guardian
    Given Amina and Ibrahim wish that he reads along with Yusuf
    When Amina names Musa as her guardian, who verifies by the code
    And Yusuf writes "To the next one."
    Then Amina sees no message
    And Musa sees "To the next one." waiting for him

  Scenario: A guardian whose account was disabled must wish it again
    Given Amina and Ibrahim wish that he reads along with Yusuf
    When an admin disables Ibrahim's account because "a question about him"
    And an admin enables Ibrahim's account because "it was answered"
    Then the conversation is overseen by deciding

  Scenario: The man has no say in it
    When Yusuf wishes that he reads along with Amina
    Then the attempt is refused because he may not

  Scenario: Without a guardian nobody can read along
    Given Amina names Musa as her guardian
    When Amina wishes that he reads along with Yusuf
    Then the attempt is refused because a verified guardian is needed

  Scenario: Nothing is delivered while it is paused
    Given Amina and Ibrahim wish that he reads along with Yusuf
    When Ibrahim pauses the conversation of Yusuf and Amina
    Then neither Yusuf nor Amina can write

  Scenario: The record says who wished what, and when
    Given Amina and Ibrahim wish that he reads along with Yusuf
    When Amina withdraws the reading along with Yusuf
    Then the record of that conversation says, the newest first
      | who     | did what             |
      | Amina   | read-along-withdrawn |
      | Ibrahim | read-along-wished    |
      | Amina   | read-along-wished    |
