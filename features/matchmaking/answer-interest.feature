Feature: Answering an interest request

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Yusuf sends Amina an interest request
    And Ibrahim approves it

  Scenario: Accepting makes a match
    When Amina accepts it saying "I would like that, with my father present."
    Then the request of Yusuf is accepted
    And Yusuf and Amina are matched
    And Yusuf is told by e-mail that it was accepted
    And Ibrahim is told by e-mail of the conversation

  Scenario: Her guardian reads the words of an acceptance first
    When Amina accepts it saying "I would like that, with my father present."
    Then Yusuf reads no words with it
    And Ibrahim sees "I would like that, with my father present." waiting for him
    When Ibrahim approves it
    Then Yusuf reads "I would like that, with my father present." with it
    And they are the first message of the conversation

  Scenario: A declined request ends at once, and her guardian reads its words first
    When Amina declines it saying "I wish you well."
    Then the request of Yusuf is declined
    And Yusuf and Amina are not matched
    And Yusuf reads no words with it
    And Ibrahim sees "I wish you well." waiting for him
    When Ibrahim approves it
    Then Yusuf reads "I wish you well." with it
    And Yusuf is told by e-mail that words came with the answer

  Scenario: Words that her guardian withholds are never delivered
    When Amina declines it saying "I wish you well."
    And Ibrahim declines it with the reason "Better without."
    Then Yusuf reads no words with it
    And Yusuf does not learn the reason
    But Amina reads that her words were withheld because of "Better without."
    And Amina is told by e-mail that words of hers were not delivered

  Scenario Outline: Unread words are not delivered after the conversation ends
    When Amina accepts it saying "I would like that, with my father present."
    And <who> ends the conversation of Yusuf and Amina
    Then nothing waits for Ibrahim
    And Amina reads that her words were not delivered
    And Yusuf reads no words with it

    Examples:
      | who   |
      | Yusuf |
      | Amina |

  Scenario: Both agreed that her guardian reads every message
    When Amina accepts it saying "Yes."
    Then the match records when each of them agreed to it, and to which wording

  Scenario: A request is answered once
    Given Amina accepts it saying "Yes."
    When Amina declines it saying "No."
    Then the attempt is refused because it can no longer be answered

  Scenario: Only the receiver can answer
    When Yusuf accepts it saying "Yes."
    Then it does not exist for him

  Scenario: A withdrawn request cannot be answered
    Given Yusuf withdraws it
    When Amina accepts it saying "Yes."
    Then the attempt is refused because it can no longer be answered

  Scenario: This person cannot ask again
    When Amina declines it, and says that he cannot ask again
    Then the request of Yusuf is declined
    And Amina reads that Yusuf cannot ask her again
    And Yusuf finds Amina
    When 91 days pass
    And Yusuf has a paid plan
    Then Yusuf does not find Amina
    And Yusuf cannot send Amina an interest request
    When Amina lets Yusuf ask again
    Then Yusuf finds Amina
    When Yusuf sends Amina an interest request
    Then the request of Yusuf waits for the guardian
