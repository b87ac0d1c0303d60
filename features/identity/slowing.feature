Feature: Sign-in attempts are slowed down
  Guessing is slowed down for the account and for the place it comes from. Nobody is locked out for good.

  Background:
    Given Bilal, a brother with a profile

  Scenario: After five wrong passwords even the right one must wait
    Given somebody tries 5 wrong passwords for Bilal
    When Bilal signs in with the right password
    Then he is asked to wait at most 30 seconds
    When the announced wait passes
    And Bilal signs in with the right password
    Then he is signed in

  Scenario: The waits grow, but never beyond 30 minutes
    When somebody continues to guess Bilal's password, waiting as long as announced, for 15 tries
    Then no announced wait was longer than 30 minutes
    And each was at least as long as the one before

  Scenario: The right password resets the count
    Given somebody tries 4 wrong passwords for Bilal
    And Bilal signs in with the right password
    When somebody tries 4 wrong passwords for Bilal
    And Bilal signs in with the right password
    Then he is signed in

  Scenario: An address without an account is slowed down in the same way
    Given somebody tries 5 wrong passwords for an address without an account
    When somebody tries 1 wrong password for an address without an account
    Then he is asked to wait at most 30 seconds

  Scenario: A known device is not affected by others' guesses
    Given somebody tries 5 wrong passwords for Bilal
    When Bilal signs in on the device he always uses
    Then he is signed in
    And somebody who tries another password for Bilal is still asked to wait
