Feature: A recent sign-in for important changes
  Somebody who finds an open computer must not be able to take over the account. Changes to the account's
  security or to a sister's guardian need a sign-in of the last ten minutes, asked for on the spot.

  Scenario: A password is changed within ten minutes of signing in
    Given Bilal, a brother with a profile
    When 9 minutes pass
    And Bilal, without signing in again, changes his password to "Sunrise over 7 hills!"
    Then Bilal's password is now "Sunrise over 7 hills!"

  Scenario: Later he must enter his password first
    Given Bilal, a brother with a profile
    When 11 minutes pass
    And Bilal, without signing in again, changes his password to "Sunrise over 7 hills!"
    Then the attempt is refused because he must give his password again
    When Bilal gives his password again
    And Bilal, without signing in again, changes his password to "Sunrise over 7 hills!"
    Then Bilal's password is now "Sunrise over 7 hills!"

  Scenario: A wrong password is refused
    Given Bilal, a brother with a profile
    When 11 minutes pass
    And Bilal gives a wrong password
    Then he is told what is wrong with "password"
    When Bilal, without signing in again, changes his password to "Sunrise over 7 hills!"
    Then the attempt is refused because he must give his password again

  Scenario: A proof lasts ten minutes, and renews the session cookie
    Given Bilal, a brother with a profile
    When 11 minutes pass
    And Bilal gives his password again
    Then Bilal is still signed in, under a new session cookie
    When 11 minutes pass
    And Bilal, without signing in again, changes his password to "Sunrise over 7 hills!"
    Then the attempt is refused because he must give his password again

  Scenario: Guesses count together with those at a change of password
    Given Bilal, a brother with a profile
    When Bilal gives a wrong password, 5 times
    And Bilal gives his password again
    Then he is asked to wait at most 30 seconds
    When Bilal changes his password to "Sunrise over 7 hills!"
    Then he is asked to wait at most 30 seconds

  Scenario: Other people's guesses do not lock him out
    Given Bilal, a brother with a profile
    And somebody tries 5 wrong passwords for Bilal
    When 11 minutes pass
    And Bilal gives his password again
    And Bilal, without signing in again, changes his password to "Sunrise over 7 hills!"
    Then his password was changed

  Scenario: Exporting his data needs a recent sign-in
    Given Bilal, a brother with a profile
    When 11 minutes pass
    And Bilal, without signing in again, exports his data
    Then the attempt is refused because he must give his password again
    When Bilal gives his password again
    And Bilal, without signing in again, exports his data
    Then he gets his data

  Scenario: A member who is leaving can still export his data
    Given Bilal, a brother with a profile
    And Bilal has deleted his account
    And Bilal signs in again
    When 11 minutes pass
    And Bilal, without signing in again, exports his data
    Then the attempt is refused because he must give his password again
    When Bilal gives his password again
    And Bilal, without signing in again, exports his data
    Then he gets his data

  Scenario Outline: An admin's changes to accounts need a recent sign-in
    Given Bilal, a brother with a profile
    And an admin who signed in 11 minutes ago
    When the admin, without signing in again, tries to <verb> for Bilal
    Then the attempt is refused because he must give his password again

    Examples:
      | verb         |
      | disable      |
      | enable       |
      | end-sessions |
      | set-role     |
      | grant-plan   |

  Scenario: A sister who names another guardian needs one too
    Given Amina, a sister whose guardian is invited
    When 11 minutes pass
    And Amina, without signing in again, names another guardian
    Then the attempt is refused because she must give her password again
    And the guardian whom Amina named is as before
    When Amina gives her password again
    And Amina, without signing in again, names another guardian
    Then the guardian whom Amina named is another

  Scenario: A sign-up a moment ago is proof enough
    Given somebody signs up with address, password and user name alone
    And 11 minutes pass
    When her guardian is named from the same browser
    Then her father is sent a verification e-mail with a link and a code

  Scenario: An old session is not proof enough to name the first guardian
    Given somebody signs up with address, password and user name alone
    And she signs in on another device
    And 16 minutes pass
    When her guardian is named from that other device
    Then the attempt is refused because she must give her password again
