Feature: Consent
  Religious and marital data needs consent. A member who withdraws it leaves.

  Scenario: Consent is recorded with the profile
    Given Bilal, a brother with a profile
    Then the consent of Bilal is recorded

  Scenario: A profile without recorded consent asks for it
    Given Bilal, a brother who was never asked for consent
    Then the consent of Bilal is not recorded
    When Bilal gives his consent
    Then the consent of Bilal is recorded

  Scenario: Withdrawing consent starts the deletion
    Given Bilal, a brother with a profile
    When Bilal withdraws his consent
    Then he is told that it is erased in 30 days
    And Bilal is signed out
    And Bilal is told by e-mail when his account will be erased

  Scenario: A member who returns is asked for consent again
    Given Bilal, a brother with a profile
    And Bilal withdraws his consent
    When Bilal signs in again
    And Bilal restores his account
    Then the consent of Bilal is not recorded
    When Bilal gives his consent
    Then the consent of Bilal is recorded
