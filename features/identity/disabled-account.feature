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

  Scenario Outline: Its owner reads why, and how to appeal
    When an admin disables Bilal's account for <cause>
    Then Bilal reads in an e-mail "<reason>"
    And the e-mail names the day until which he can ask for another review

    Examples:
      | cause    | reason                                  |
      | rules    | You broke our terms.                    |
      | fraud    | We found fraud, or someone tried it.    |
      | violence | We found violence, or a threat of it.   |

  Rule: An appeal goes to somebody else

    Background:
      Given Khalid, a second admin
      And an admin disables Bilal's account because "he harassed a sister"

    Scenario: An appeal within 30 days is answered by somebody else
      When 29 days pass
      And Bilal writes on the help page with the address of his account
      Then the admin who disabled it cannot answer
      And Khalid can answer

    Scenario: After 30 days it is a letter like any other
      When 31 days pass
      And Bilal writes on the help page with the address of his account
      Then the admin who disabled it can answer

    Scenario: Whoever types the address of another learns nothing
      When Bilal writes on the help page with the address of his account
      Then the key shows nothing about an account
