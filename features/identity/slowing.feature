Feature: Repeated failures are slowed
  Guessing is slowed for the account and for where it comes from. Nobody is locked out for good.

  Background:
    Given Bilal, a brother with a profile

  Scenario: After five wrong passwords even the right one must wait
    Given somebody tries 5 wrong passwords for Bilal
    When Bilal signs in with the right password
    Then he is asked to wait at most 30 seconds
    When the announced wait passes
    And Bilal signs in with the right password
    Then he is signed in

  Scenario: The waits grow, but never beyond 20 minutes
    When somebody goes on guessing Bilal's password, waiting as long as announced, for 15 tries
    Then no announced wait was longer than 20 minutes
    And each was at least as long as the one before

  Scenario: The right password ends the counting
    Given somebody tries 4 wrong passwords for Bilal
    And Bilal signs in with the right password
    When somebody tries 4 wrong passwords for Bilal
    And Bilal signs in with the right password
    Then he is signed in

  Scenario: An address without an account is slowed just the same
    Given somebody tries 5 wrong passwords for an address without an account
    When somebody tries 1 wrong password for an address without an account
    Then he is asked to wait at most 30 seconds
