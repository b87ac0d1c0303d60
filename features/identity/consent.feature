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

  Scenario: Without consent a profile is on no list, and neither sends nor is asked
    Given Amina, a sister with her guardian Ibrahim
    And Amina has a paid plan
    And Bilal, a brother in "Kelso" who was never asked for consent
    And Bilal has a paid plan
    Then Amina finds nobody in "Kelso"
    And Amina cannot send Bilal an interest request
    When Bilal sends Amina an interest request
    Then the attempt is refused because consent is missing
    When Bilal gives his consent
    Then Amina finds only Bilal in "Kelso"
    When Bilal sends Amina an interest request
    Then the request of Bilal waits for the guardian

  Scenario: A new text of the consent is asked for once, and changes nothing until then
    Given Amina, a sister with her guardian Ibrahim
    And Bilal, a brother in "Melrose" who consented to the first text
    Then Amina finds only Bilal in "Melrose"
    And Bilal is asked to read the new text
    When Bilal gives his consent
    Then Bilal is no longer asked to read it
