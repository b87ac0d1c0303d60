Feature: Verifying a guardian
  A guardian proves his e-mail address by a link or a code. Until then the sister can neither send nor receive
  interest requests, and is not listed.

  Background:
    Given Amina, a sister whose guardian is invited

  Scenario: He presses the button behind the link
    When her guardian presses the button behind the link
    Then her guardian is verified
    And he is offered an account of his own
    And Amina is told by e-mail that her guardian is verified

  Scenario: He confirms who he is with the same press
    When her guardian presses the button behind the link
    Then it is stored which words he confirmed, and when

  Scenario: He confirms the same by a code
    Given Idris, a brother with a profile
    When Idris enters the code from the e-mail
    Then it is stored which words he confirmed, and when

  Scenario: He confirms the same on the page without JavaScript
    When her guardian accepts on the page without JavaScript
    Then it is stored which words he confirmed, and when

  Scenario: The details of a man who never answers are deleted after 30 days
    When 29 days pass
    Then her guardian's details are stored
    When 2 days pass
    Then her guardian's details are deleted
    And Amina reads that the man whom she named did not answer
    And Amina is told by e-mail that he did not answer

  Scenario: A new link begins the 30 days again
    Given 20 days pass
    And Amina asks for a new verification e-mail
    When 20 days pass
    Then her guardian's details are stored
    When 11 days pass
    Then her guardian's details are deleted

  Scenario: A mail scanner that opens the link verifies nothing
    When a mail scanner opens the link
    Then her guardian is not verified

  Scenario: The link works once
    Given her guardian presses the button behind the link
    When her guardian presses the button behind the link
    Then the attempt is refused because the guardian is verified already

  Scenario: The link ends after seven days
    Given 8 days pass
    When her guardian presses the button behind the link
    Then the attempt is refused because the code has expired

  Scenario: A new e-mail replaces the earlier link
    Given Amina asks for a new verification e-mail
    When her guardian presses the button behind the first link
    Then the attempt is refused because the link is not valid

  @counted
  Scenario: The number of invitations is limited
    When Amina asks for a new verification e-mail 10 times
    Then she is asked to wait at most 300 seconds
    And her guardian has been sent 10 invitations
    When the announced wait passes
    And Amina asks for a new verification e-mail
    Then her guardian has been sent 11 invitations

  @counted
  Scenario: The limit also covers many sign-ups with his address, and a refused one can be repeated
    When 9 more sisters sign up with the address of Amina's guardian
    And one more sister signs up with the address of Amina's guardian
    Then she is asked to wait at most 300 seconds
    And her guardian has been sent 10 invitations
    When the announced wait passes
    And the same sister signs up again
    Then she has an account

  Scenario: A brother with an account enters the code
    Given Idris, a brother with a profile
    When Idris enters the code from the e-mail
    Then her guardian is verified
    And Idris acts as her guardian

  Scenario: A sister cannot become a guardian
    Given Safiyya, a sister whose guardian is invited
    When Safiyya enters the code from the e-mail
    Then the attempt is refused because this account cannot be the guardian
    And her guardian is not verified

  Scenario: He says that he is not her guardian
    When the named man says that he is not her guardian
    Then Amina has no guardian
    And Amina is told by e-mail to name another guardian

  Scenario: An account that merely has his address can do nothing
    Given somebody signs up with the address of Amina's guardian
    Then he sees nothing of Amina

  Scenario: The account link works once
    Given her guardian has set up his account
    When somebody uses the same claim link again
    Then the attempt is refused because the account link is used up
