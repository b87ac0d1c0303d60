Feature: Account security
  A member sees where the account is signed in and what happened to it, and can end foreign sessions.

  Background:
    Given Bilal, a brother with a profile

  Scenario: Changing the password ends every other session at once
    Given Bilal is also signed in on his phone
    When Bilal changes his password to "Sunrise over 7 hills!"
    Then Bilal is still signed in, under a new session cookie
    And his phone is signed out
    And Bilal's password is now "Sunrise over 7 hills!"
    And Bilal is told by e-mail that his password was changed
    And his security events include "password-changed"

  Scenario: The current password must be proven
    When Bilal changes his password to "Sunrise over 7 hills!" but gives a wrong current one
    Then he is told what is wrong with "current password"
    And his password is as before

  Scenario Outline: Passwords that are refused
    When Bilal changes his password to "<password>"
    Then he is told what is wrong with "new password"
    And his password is as before

    Examples:
      | password     |
      | Short1!      |
      | no capital 1 |
      | NO SMALL 1   |
      | No number!   |
      | NoSpecial1   |
      | P@ssw0rd     |

  Scenario: The same password again is refused
    Given Bilal changes his password to "Sunrise over 7 hills!"
    When Bilal changes his password from "Sunrise over 7 hills!" to the same
    Then he is told what is wrong with "new password"

  Scenario: Guessing the current password is slowed down
    When Bilal changes his password to "Sunrise over 7 hills!" but gives a wrong current one, 6 times
    Then he is asked to wait at most 30 seconds

  Scenario: He sees where he is signed in
    Given Bilal is also signed in on his phone
    Then Bilal sees these sessions
      | device           | current |
      | Safari on iPhone | no      |
      | Unknown device   | yes     |
    And his security events begin with "new-device"
    And Bilal is told by e-mail of the new device

  Scenario: Signing in again on the same device sends no e-mail
    Given Bilal is also signed in on his phone
    And Bilal is also signed in on his phone
    Then his security events are "new-device"

  Scenario: A sign-in on an unknown device sends an e-mail, even if the device has the same name
    Given a stranger who knows his password signs in with the same browser as Bilal
    Then his security events begin with "new-device"
    And Bilal is told by e-mail of the new device

  Scenario: He signs his phone out
    Given Bilal is also signed in on his phone
    When Bilal signs his phone out
    Then his phone is signed out
    And Bilal sees 1 session
    And his security events begin with "sessions-ended"

  Scenario: He signs out everywhere else
    Given Bilal is also signed in on his phone
    When Bilal signs out everywhere else
    Then his phone is signed out
    And Bilal sees 1 session

  Scenario: He cannot end another person's session
    Given Yusuf, a brother with a profile
    When Bilal tries to end a session of Yusuf
    Then it does not exist for him
    And Yusuf sees 1 session

  Scenario: Expired sessions are not listed
    Given Bilal is also signed in on his phone
    When 31 days pass
    Then Bilal sees 1 session

  Scenario: A password reset is recorded, and makes every device unknown again
    Given Bilal asks for a new password
    And he sets it to "Sunrise over 7 hills!" by the mailed link
    When Bilal signs in with "Sunrise over 7 hills!"
    Then his security events are "new-device, password-reset"
    And Bilal is told by e-mail of the new device
