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
