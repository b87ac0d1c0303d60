Feature: Consent
  Religious and marital data is processed with consent alone. Taking it back is leaving.

  Scenario: Consent is on record from the profile on
    Given Bilal, a brother with a profile
    Then the consent of Bilal is stated

  Scenario: A profile made without it asks for it
    Given Bilal, a brother who was never asked for consent
    Then the consent of Bilal is not stated
    When Bilal states his consent
    Then the consent of Bilal is stated

  Scenario: Withdrawing consent starts the deletion
    Given Bilal, a brother with a profile
    When Bilal withdraws his consent
    Then he is told that it is erased in 30 days
    And Bilal is signed out
    And Bilal is told by e-mail when his account will be erased

  Scenario: After a return it is asked for anew
    Given Bilal, a brother with a profile
    And Bilal withdraws his consent
    When Bilal signs in again
    And Bilal restores his account
    Then the consent of Bilal is not stated
    When Bilal states his consent
    Then the consent of Bilal is stated
