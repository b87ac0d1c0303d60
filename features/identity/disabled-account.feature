Feature: Disabled accounts
  An admin may disable an account, with a reason. The audit log records it.

  Background:
    Given Bilal, a brother with a profile

  Scenario: A disabled account is signed out at once, and its owner is told why
    When an admin disables Bilal's account because "he harassed a sister"
    Then Bilal is signed out
    When Bilal signs in with the right password
    Then the attempt is refused because the account is disabled
    And the audit log records it with the reason "he harassed a sister"

  Scenario: Only somebody with the password learns of it
    Given an admin disables Bilal's account because "he harassed a sister"
    When somebody tries 1 wrong password for Bilal
    Then the attempt is refused because address and password do not match

  Scenario: An account may be enabled again
    Given an admin disables Bilal's account because "he harassed a sister"
    When an admin enables Bilal's account because "a mistake of ours"
    And Bilal signs in with the right password
    Then he is signed in

  Scenario: Admins cannot change their own account
    When an admin disables his own account
    Then the attempt is refused because it is his own account
