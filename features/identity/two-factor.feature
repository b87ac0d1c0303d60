Feature: Two-factor sign-in
  A member may sign in with a password and a code of an authenticator app. Ten recovery codes replace a lost
  phone.

  Rule: Switching it on

    Background:
      Given Bilal, a brother with a profile
      And Bilal confirms by the mailed link

    Scenario: The address must be confirmed first
      Given Idris, a brother with a profile
      When Idris tries to set up two-factor sign-in
      Then the attempt is refused because the address is not confirmed
      When Idris confirms by the mailed link
      And Idris sets up two-factor sign-in
      And Idris enters the code of his app
      Then he is given 10 different recovery codes

    Scenario: He sets it up and enters a first code
      When Bilal sets up two-factor sign-in
      Then his settings say that two-factor sign-in is off
      When Bilal enters the code of his app
      Then he is given 10 different recovery codes
      And his settings say that two-factor sign-in is on
      And Bilal is told by e-mail that two-factor sign-in is on
      And his security events begin with "two-factor-on"

    Scenario: A wrong first code switches nothing on
      When Bilal sets up two-factor sign-in
      And Bilal enters a wrong code for a first one
      Then he is told what is wrong with "code"
      And his settings say that two-factor sign-in is off
      And Bilal can sign in with his password alone

    Scenario: An unfinished set-up expires after 15 minutes
      When Bilal sets up two-factor sign-in
      And 16 minutes pass
      And Bilal enters the code of his app
      Then the attempt is refused because it must be set up again

    Scenario: Setting up again replaces the unfinished set-up
      When Bilal sets up two-factor sign-in
      And Bilal sets up two-factor sign-in on another phone
      And Bilal enters the code of his first phone
      Then he is told what is wrong with "code"

    Scenario: It cannot be set up while it is on
      Given Bilal has switched two-factor sign-in on
      When Bilal tries to set up two-factor sign-in
      Then the attempt is refused because it is on already

    Scenario: It needs a recent sign-in
      When 11 minutes pass
      And Bilal, without signing in again, tries to set up two-factor sign-in
      Then the attempt is refused because he must give his password again

  Rule: Signing in

    Background:
      Given Bilal, a brother with a profile
      And Bilal confirms by the mailed link
      And Bilal has switched two-factor sign-in on

    Scenario: The password alone does not sign in
      When Bilal gives his password on a new device
      Then he is asked for a code and is not signed in
      When he gives a new code of his app there
      Then he is signed in there

    Scenario: A code works once
      Given Bilal gives his password on a new device
      And he gives a new code of his app there
      And Bilal gives his password on a new device
      When he gives the same code there
      Then the code is refused and he is not signed in

    Scenario Outline: A code is accepted half a minute early or late, not more
      Given 5 minutes pass
      And Bilal gives his password on a new device
      When he gives the code of <steps> half minutes ago there
      Then <outcome>

      Examples:
        | steps | outcome                                     |
        | 1     | he is signed in there                       |
        | 0     | he is signed in there                       |
        | -1    | he is signed in there                       |
        | 2     | the code is refused and he is not signed in |
        | -2    | the code is refused and he is not signed in |

    Scenario: A recovery code works once
      Given Bilal gives his password on a new device
      When he gives his first recovery code there
      Then he is signed in there
      And an e-mail tells Bilal that a recovery code was used and 9 are left
      And his security events include "recovery-code-used"
      When Bilal gives his password on a new device
      And he gives his first recovery code there
      Then the code is refused and he is not signed in

    Scenario: A recovery code may be typed in small letters and without hyphens
      Given Bilal gives his password on a new device
      When he gives his second recovery code there, carelessly typed
      Then he is signed in there

    Scenario: After five wrong codes the sign-in ends
      Given Bilal gives his password on a new device
      When he gives 5 wrong codes there
      And he gives a new code of his app there
      Then the attempt is refused because the sign-in has ended

    Scenario: Codes are slowed down across sign-ins
      Given Bilal gives his password on a new device
      And he gives 5 wrong codes there
      When Bilal gives his password on a new device
      And he gives a new code of his app there
      Then he is asked to wait at most 30 seconds
      When the announced wait passes
      And he gives a new code of his app there
      Then he is signed in there

    Scenario: The code must come within ten minutes
      Given Bilal gives his password on a new device
      When 11 minutes pass
      And he gives a new code of his app there
      Then the attempt is refused because the sign-in has ended

    Scenario: Another browser cannot continue the sign-in
      Given Bilal gives his password on a new device
      When he gives a new code of his app on yet another device
      Then the attempt is refused because the sign-in has ended

    Scenario: Changing the password ends a sign-in that waits for a code
      Given Bilal gives his password on a new device
      When Bilal changes his password to "Sunrise over 7 hills!"
      And he gives a new code of his app there
      Then the attempt is refused because the sign-in has ended

    Scenario: Resetting the password by e-mail does not switch it off
      Given Bilal gives his password on a new device
      And Bilal asks for a new password
      And he sets it to "Sunrise over 7 hills!" by the mailed link
      When he gives a new code of his app there
      Then the attempt is refused because the sign-in has ended
      When Bilal gives the password "Sunrise over 7 hills!" on a new device
      Then he is asked for a code and is not signed in

    Scenario: A proof of a recent sign-in asks for the code as well
      When 11 minutes pass
      And Bilal gives his password again
      Then the attempt is refused because the code is needed as well
      When Bilal gives his password and a new code of his app again
      And Bilal, without signing in again, changes his password to "Sunrise over 7 hills!"
      Then his password was changed

  Rule: Switching it off

    Background:
      Given Bilal, a brother with a profile
      And Bilal confirms by the mailed link
      And Bilal has switched two-factor sign-in on

    Scenario: It takes the password and a code
      When Bilal switches two-factor sign-in off by his password and a new code
      Then his settings say that two-factor sign-in is off
      And Bilal can sign in with his password alone
      And Bilal is told by e-mail that two-factor sign-in is off
      And his security events include "two-factor-off"

    Scenario: In an old session one code is enough too
      When 11 minutes pass
      And Bilal switches two-factor sign-in off by his password and a new code
      Then his settings say that two-factor sign-in is off

    Scenario Outline: One of the two alone is refused
      When Bilal switches two-factor sign-in off with a wrong <part>
      Then he is told what is wrong with "<part>"
      And his settings say that two-factor sign-in is on

      Examples:
        | part     |
        | password |
        | code     |

    Scenario: The settings do not switch it
      When Bilal sets "two-factor sign-in" to off
      Then the attempt is refused because it is switched elsewhere
      And his settings say that two-factor sign-in is on
