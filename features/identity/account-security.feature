Feature: The security of an account
  Its owner sees where the account is signed in and what happened to it, and can end what is not his.

  Background:
    Given Bilal, a brother with a profile

  Scenario: A changed password ends every other session at once
    Given Bilal is also signed in on his telephone
    When Bilal changes his password to "Sunrise over 7 hills!"
    Then Bilal is still signed in, under a new session cookie
    And his telephone is signed out
    And Bilal's password is now "Sunrise over 7 hills!"
    And Bilal is told by e-mail that his password was changed
    And his security events tell of "password-changed"

  Scenario: The current password must be proven
    When Bilal changes his password to "Sunrise over 7 hills!" but gives a wrong current one
    Then he is told what is wrong with "current password"
    And his password is as before

  Scenario Outline: What is no new password
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

  Scenario: The same password again is no new one
    Given Bilal changes his password to "Sunrise over 7 hills!"
    When Bilal changes his password from "Sunrise over 7 hills!" to the same
    Then he is told what is wrong with "new password"

  Scenario: Guessing the current password is slowed
    When Bilal changes his password to "Sunrise over 7 hills!" but gives a wrong current one, 6 times
    Then he is asked to wait at most 30 seconds

  Scenario: He sees where he is signed in
    Given Bilal is also signed in on his telephone
    Then Bilal sees these sessions
      | device           | current |
      | Safari on iPhone | no      |
      | Unknown device   | yes     |
    And his security events begin with "new-device"
    And Bilal is told by e-mail of the new device

  Scenario: Signing in again on the same device is no news
    Given Bilal is also signed in on his telephone
    And Bilal is also signed in on his telephone
    Then his security events are "new-device"

  Scenario: A stranger's device is news, also where it is called like his own
    Given a stranger who knows his password signs in with the same browser as Bilal
    Then his security events begin with "new-device"
    And Bilal is told by e-mail of the new device

  Scenario: He signs his telephone out
    Given Bilal is also signed in on his telephone
    When Bilal signs his telephone out
    Then his telephone is signed out
    And Bilal sees 1 session
    And his security events begin with "sessions-ended"

  Scenario: He signs everything else out
    Given Bilal is also signed in on his telephone
    When Bilal signs out everywhere else
    Then his telephone is signed out
    And Bilal sees 1 session

  Scenario: Another's session does not exist for him
    Given Yusuf, a brother with a profile
    When Bilal tries to end a session of Yusuf
    Then it does not exist for him
    And Yusuf sees 1 session

  Scenario: What has expired is not listed
    Given Bilal is also signed in on his telephone
    When 31 days pass
    Then Bilal sees 1 session

  Scenario: A reset password is among the events, and makes every device a new one
    Given Bilal asks for a new password
    And he sets it to "Sunrise over 7 hills!" by the mailed link
    When Bilal signs in with "Sunrise over 7 hills!"
    Then his security events are "new-device, password-reset"
    And Bilal is told by e-mail of the new device
