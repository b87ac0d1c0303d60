Feature: Short answers on a profile
  A member may answer up to three prompts of a list that operators edit. People read these answers first.

  Scenario: Others read the answer with its prompt
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    When Amina answers "An ordinary Tuesday with me" with "We bake bread, and nobody hurries."
    Then Yusuf reads "We bake bread, and nobody hurries." below "An ordinary Tuesday with me"

  Scenario: A prompt about children is for those who say that they have some
    Given Amina, a sister with her guardian Ibrahim
    When Amina says that she has no children
    And Amina answers "What my children would say of me" with "That I sing too early in the morning."
    Then she is told what is wrong with "short answers"

  Scenario: An answer keeps its prompt when an operator removes the prompt
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And an operator adds the prompt "What makes me laugh"
    And Amina answers "What makes me laugh" with "My brother, when he cooks for guests."
    When an operator removes the prompt "What makes me laugh"
    Then Yusuf reads "My brother, when he cooks for guests." below "What makes me laugh"
    And the prompt "What makes me laugh" is not offered to Amina

  Scenario: A request quotes one sentence of hers, which her guardian reads above his words
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Amina answers "An ordinary Tuesday with me" with "We bake bread. Nobody hurries us."
    When Yusuf sends Amina an interest request that quotes "Nobody hurries us."
    Then Ibrahim reads the quotation "Nobody hurries us." with the request
    And Ibrahim is emailed the quotation "Nobody hurries us."
    But Amina reads no quotation with it
    When Ibrahim approves it
    Then Amina reads the quotation "Nobody hurries us." with it
    And Amina is emailed the quotation "Nobody hurries us."

  Scenario: A quotation stays as it was, and is first in the conversation
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Amina answers "An ordinary Tuesday with me" with "We bake bread. Nobody hurries us."
    And Yusuf sends Amina an interest request that quotes "Nobody hurries us."
    When Amina answers "An ordinary Tuesday with me" with "We walk by the river, all of us."
    And Ibrahim approves it
    And Amina accepts the request of Yusuf
    Then Amina and Yusuf read the quotation "Nobody hurries us." first in their conversation

  Scenario: Her request may quote a sentence of his
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a profile
    And Amina has a paid plan
    And Yusuf answers "An ordinary Tuesday with me" with "I mend clocks. It takes all day."
    When Amina sends Yusuf an interest request that quotes "It takes all day."
    Then Ibrahim reads the quotation "It takes all day." with the request
    And Yusuf knows nothing of it

  Scenario Outline: A quotation is one whole sentence of the profile as it is now
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Amina answers "An ordinary Tuesday with me" with "We bake bread. Nobody hurries us."
    When Yusuf sends Amina an interest request that quotes "<words>"
    Then he is told what is wrong with "quotation"

    Examples:
      | words                             |
      | Nobody hurries                    |
      | We bake bread. Nobody hurries us. |
      | I never said this sentence.       |
