Feature: Resetting a password
  Background:
    Given Bilal, a brother with a profile

  Scenario: A password is reset by an e-mailed link
    When Bilal asks for a new password
    And he sets it to "Sunrise over 7 hills!" by the mailed link
    Then he can sign in with "Sunrise over 7 hills!"
    And his earlier sessions are signed out

  Scenario: The link works once
    Given Bilal asks for a new password
    And he sets it to "Sunrise over 7 hills!" by the mailed link
    When he sets it to "Sunset over 8 hills!" by the mailed link
    Then the attempt is refused because the reset link is no longer valid
    And the page of that link says when it was used

  Scenario: The link works for an hour
    Given Bilal asks for a new password
    When 61 minutes pass
    And he sets it to "Sunrise over 7 hills!" by the mailed link
    Then the attempt is refused because the reset link is no longer valid

  Scenario: A link from before a password change no longer works
    Given Bilal asks for a new password
    And Bilal changes his password to "Quiet orchard 7!"
    When he sets it to "Sunrise over 7 hills!" by the mailed link
    Then the attempt is refused because the reset link is no longer valid

  Scenario: The answer does not reveal whether an address has an account
    When a stranger asks for a new password for an address without an account
    Then he gets the same answer as Bilal
    And no e-mail is sent to that address
