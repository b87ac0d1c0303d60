Feature: Confirming the e-mail address
  A member is asked to confirm the address by an e-mailed link. Only two-factor sign-in depends on it.

  Scenario: A member confirms
    Given Bilal, a brother with a profile
    Then the address of Bilal is not confirmed
    When Bilal confirms by the mailed link
    Then the address of Bilal is confirmed

  Scenario: The link works once
    Given Bilal, a brother with a profile
    And Bilal confirms by the mailed link
    When Bilal confirms by the mailed link
    Then the attempt is refused because the confirmation link is no longer valid
    And the page of that link says when it was used
    When 31 days pass
    Then the page of that link no longer knows of it

  Scenario: The link works for seven days
    Given Bilal, a brother with a profile
    When 8 days pass
    And Bilal confirms by the mailed link
    Then the attempt is refused because the confirmation link is no longer valid

  Scenario: A new link replaces the old one
    Given Bilal, a brother with a profile
    When Bilal asks for another link
    And Bilal confirms by the older link
    Then the attempt is refused because the confirmation link is no longer valid
    When Bilal confirms by the mailed link
    Then the address of Bilal is confirmed

  Scenario: A guardian confirms his address by opening his account
    Given Amina, a sister with her guardian Ibrahim
    Then the address of Ibrahim is confirmed

  Scenario: A password reset confirms the address too
    Given Bilal, a brother with a profile
    And Bilal asks for a new password
    And he sets it to "Sunrise over 7 hills!" by the mailed link
    When Bilal signs in with "Sunrise over 7 hills!"
    Then the address of Bilal is confirmed
