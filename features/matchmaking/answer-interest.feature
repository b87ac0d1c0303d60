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

  Scenario: A declined request ends
    When Amina declines it saying "I wish you well."
    Then the request of Yusuf is declined
    And Yusuf reads "I wish you well." with it
    And Yusuf and Amina are not matched

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
