Feature: Answering an interest request

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Yusuf sends Amina an interest request
    And Ibrahim approves it

  Scenario: Acceptance makes a match
    When Amina accepts it saying "I would like that, with my father present."
    Then the request of Yusuf is accepted
    And Yusuf and Amina are matched
    And Yusuf is told by e-mail that it was accepted
    And Ibrahim is told by e-mail of the conversation

  Scenario: Words that come with an acceptance are read by her guardian first
    When Amina accepts it saying "I would like that, with my father present."
    Then Yusuf reads no words with it
    And Ibrahim sees "I would like that, with my father present." waiting for him
    When Ibrahim approves it
    Then Yusuf reads "I would like that, with my father present." with it
    And they are the first message of the conversation

  Scenario: A declined request ends at once, and its words are read by her guardian first
    When Amina declines it saying "I wish you well."
    Then the request of Yusuf is declined
    And Yusuf and Amina are not matched
    And Yusuf reads no words with it
    And Ibrahim sees "I wish you well." waiting for him
    When Ibrahim approves it
    Then Yusuf reads "I wish you well." with it
    And Yusuf is told by e-mail that words came with the answer

  Scenario: Words that her guardian keeps back are never read
    When Amina declines it saying "I wish you well."
    And Ibrahim declines it with the reason "Better without."
    Then Yusuf reads no words with it
    And nothing of the reason is told to Yusuf
    But Amina reads that her words were kept back because of "Better without."
    And Amina is told by e-mail that words of hers were not delivered

  Scenario Outline: What her guardian has not read when the conversation ends is not delivered any more
    When Amina accepts it saying "I would like that, with my father present."
    And <who> ends the conversation of Yusuf and Amina
    Then nothing waits for Ibrahim
    And Amina reads that her words were not delivered
    And Yusuf reads no words with it

    Examples:
      | who     |
      | Yusuf   |
      | Ibrahim |

  Scenario: Both agreed that her guardian reads every message
    When Amina accepts it saying "Yes."
    Then the match records when each of the two agreed to it, and to which words

  Scenario: A request is answered once
    Given Amina accepts it saying "Yes."
    When Amina declines it saying "No."
    Then the attempt is refused because it can no longer be answered

  Scenario: Only the person asked answers
    When Yusuf accepts it saying "Yes."
    Then it does not exist for him

  Scenario: What is withdrawn cannot be answered
    Given Yusuf withdraws it
    When Amina accepts it saying "Yes."
    Then the attempt is refused because it can no longer be answered
