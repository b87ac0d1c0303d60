Feature: A guardian is written to in his language
  A father who decides should understand what he decides on. His ward chooses the language when she
  names him, and he changes it where he answers.

  Background:
    Given Amina, a sister whose guardian reads Urdu
    And Bilal, a brother with a paid plan

  Scenario: From the first letter on
    Then the latest letter to her guardian is in Urdu
    When her guardian says yes on the page behind it
    Then the latest letter to her guardian is in Urdu
    When Bilal sends Amina an interest request
    Then the latest letter to her guardian is in Urdu
    And the page behind it tells in Urdu who asks

  Scenario: He chooses another one behind the link
    Given her guardian says yes on the page behind it
    And Bilal sends Amina an interest request
    When her guardian chooses Arabic on the page behind it
    And 49 hours pass
    Then the latest letter to her guardian is in Arabic
    And the page behind it tells in Arabic who asks
