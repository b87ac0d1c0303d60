Feature: A guardian gets his e-mails in his own language
  A guardian should understand what he decides. His ward chooses the language when she names him, and he can
  change it on the page where he answers.

  Background:
    Given Amina, a sister whose guardian reads Urdu
    And Bilal, a brother with a paid plan

  Scenario: The first e-mail is in the language that his ward chose
    Then the latest e-mail to her guardian is in Urdu
    When her guardian says yes on the page behind it
    Then the latest e-mail to her guardian is in Urdu
    When Bilal sends Amina an interest request
    Then the latest e-mail to her guardian is in Urdu
    And the page behind it says in Urdu who asks

  Scenario: He chooses another language on the page behind the link
    Given her guardian says yes on the page behind it
    And Bilal sends Amina an interest request
    When her guardian chooses Arabic on the page behind it
    And 49 hours pass
    Then the latest e-mail to her guardian is in Arabic
    And the page behind it says in Arabic who asks

  Scenario: The two who write to each other learn in which language he reads
    Given her guardian says yes on the page behind it
    And Bilal sends Amina an interest request
    And her guardian approves on the page behind it
    When Amina accepts the request of Bilal
    Then both Amina and Bilal learn that her guardian reads Urdu
