Feature: A fresh sign-in for what matters most
  Whoever finds a computer that its owner left must not be able to take the account over. What changes the account's
  safety, or who guards a sister, needs a sign-in of the last ten minutes. It is asked for in place.

  Scenario: A password is changed within ten minutes of signing in
    Given Bilal, a brother with a profile
    When 9 minutes pass
    And Bilal, as he is signed in, changes his password to "Sunrise over 7 hills!"
    Then Bilal's password is now "Sunrise over 7 hills!"

  Scenario: Later on he proves his password first
    Given Bilal, a brother with a profile
    When 11 minutes pass
    And Bilal, as he is signed in, changes his password to "Sunrise over 7 hills!"
    Then the attempt is refused because he must give his password again
    When Bilal gives his password again
    And Bilal, as he is signed in, changes his password to "Sunrise over 7 hills!"
    Then Bilal's password is now "Sunrise over 7 hills!"

  Scenario: A wrong password proves nothing
    Given Bilal, a brother with a profile
    When 11 minutes pass
    And Bilal gives a wrong password for his own
    Then he is told what is wrong with "password"
    When Bilal, as he is signed in, changes his password to "Sunrise over 7 hills!"
    Then the attempt is refused because he must give his password again

  Scenario: The proof holds for ten minutes, and under a new session cookie
    Given Bilal, a brother with a profile
    When 11 minutes pass
    And Bilal gives his password again
    Then Bilal is still signed in, under a new session cookie
    When 11 minutes pass
    And Bilal, as he is signed in, changes his password to "Sunrise over 7 hills!"
    Then the attempt is refused because he must give his password again

  Scenario: Guesses are slowed, together with those at a change of password
    Given Bilal, a brother with a profile
    When Bilal gives a wrong password for his own, 5 times
    And Bilal gives his password again
    Then he is asked to wait at most 30 seconds
    When Bilal changes his password to "Sunrise over 7 hills!"
    Then he is asked to wait at most 30 seconds

  Scenario: The guesses of others do not keep him from it
    Given Bilal, a brother with a profile
    And somebody tries 5 wrong passwords for Bilal
    When 11 minutes pass
    And Bilal gives his password again
    And Bilal, as he is signed in, changes his password to "Sunrise over 7 hills!"
    Then his password was changed

  Scenario: What is held about him is handed out to a fresh sign-in alone
    Given Bilal, a brother with a profile
    When 11 minutes pass
    And Bilal, as he is signed in, asks for his data
    Then the attempt is refused because he must give his password again
    When Bilal gives his password again
    And Bilal, as he is signed in, asks for his data
    Then he is given his data

  Scenario: His data are his while he leaves as well
    Given Bilal, a brother with a profile
    And Bilal has deleted his account
    And Bilal signs in again
    When 11 minutes pass
    And Bilal, as he is signed in, asks for his data
    Then the attempt is refused because he must give his password again
    When Bilal gives his password again
    And Bilal, as he is signed in, asks for his data
    Then he is given his data

  Scenario Outline: What an admin does to an account asks for a fresh sign-in
    Given Bilal, a brother with a profile
    And an admin who signed in 11 minutes ago
    When the admin, as he is signed in, tries to <verb> for Bilal
    Then the attempt is refused because he must give his password again

    Examples:
      | verb         |
      | disable      |
      | enable       |
      | end-sessions |
      | set-role     |
      | grant-plan   |

  Scenario: A sister names another guardian
    Given Amina, a sister whose guardian is invited
    When 11 minutes pass
    And Amina, as she is signed in, names another guardian
    Then the attempt is refused because she must give her password again
    And the guardian whom Amina named is as before
    When Amina gives her password again
    And Amina, as she is signed in, names another guardian
    Then the guardian whom Amina named is another

  Scenario: Right after a sign-up of three fields the sign-up itself is proof enough
    Given somebody signs up with address, password and user name alone
    And 11 minutes pass
    When her guardian is named from the same browser
    Then her father is sent a verification e-mail with a link and a code

  Scenario: A session of long ago is no proof for naming the first guardian
    Given somebody signs up with address, password and user name alone
    And she signs in on another device
    And 16 minutes pass
    When her guardian is named from that other device
    Then the attempt is refused because she must give her password again
