Feature: A guardian is verified
  The guardian proves his e-mail by a link or a code. Until then the sister can neither
  send nor receive interest requests, and nobody finds her.

  Background:
    Given Amina, a sister whose guardian is invited

  Scenario: By the button behind the link
    When her guardian presses the button behind the link
    Then her guardian is verified
    And he is offered an account of his own
    And Amina is told by e-mail that her guardian is verified

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
    Then the attempt is refused because the code is wrong

  Scenario: A brother of the house with an account enters the code
    Given Idris, a brother with a profile
    When Idris enters the code from the e-mail
    Then her guardian is verified
    And Idris acts as her guardian

  Scenario: A sister cannot act as guardian
    Given Safiyya, a sister whose guardian is invited
    When Safiyya enters the code from the e-mail
    Then the attempt is refused because this account cannot be the guardian
    And her guardian is not verified

  Scenario: He is not her guardian
    When the named man says that he is not her guardian
    Then Amina has no guardian
    And Amina is told by e-mail to name another guardian

  Scenario: An account with his address alone gives no power
    Given somebody signs up with the address of Amina's guardian
    Then he sees nothing of Amina

  Scenario: The claim works once
    Given her guardian has set up his account
    When somebody uses the same claim link again
    Then the attempt is refused because the claim is spent
