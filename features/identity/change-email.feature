Feature: Changing the e-mail address
  An account gets its new e-mail address once the holder has confirmed it. The old address is told.

  Scenario: A member changes his address
    Given Bilal, a brother with a profile
    And Bilal is also signed in on his phone
    When Bilal asks to use a new address
    Then his old address gets an e-mail about the requested change
    And the account still uses the old address until the new one is confirmed
    When he confirms the new address in the browser where he is signed in
    Then Bilal signs in with the new address only
    And his old address gets an e-mail about the change
    And his phone is signed out
    And Bilal is still signed in here
    And his security events include "email-changed"

  Scenario: The e-mail to the new address says nothing about him
    Given Bilal, a brother with a profile
    When Bilal asks to use a new address
    Then the e-mail to the new address names nobody

  Scenario: The link works once
    Given Bilal, a brother with a profile
    And Bilal asks to use a new address
    And he confirms the new address
    When he confirms the new address
    Then the attempt is refused because the confirmation link is no longer valid

  Scenario: The link works for seven days
    Given Bilal, a brother with a profile
    And Bilal asks to use a new address
    When 8 days pass
    And he confirms the new address
    Then the attempt is refused because the confirmation link is no longer valid

  Scenario: A newer change replaces the older one
    Given Bilal, a brother with a profile
    And Bilal asks to use a new address
    And Bilal asks to use another new address
    When he confirms the new address
    Then the attempt is refused because the confirmation link is no longer valid

  Scenario: A password link sent to the old address no longer works
    Given Bilal, a brother with a profile
    And Bilal asks for a new password
    And Bilal asks to use a new address
    And he confirms the new address
    When he sets it to "Sunrise over 7 hills!" by the mailed link
    Then the attempt is refused because the reset link is no longer valid

  Scenario Outline: The owner can stop an intruder's change
    Given Bilal, a brother with a profile
    And Bilal asks to use a new address
    When <something is done>
    And he confirms the new address
    Then the attempt is refused because the confirmation link is no longer valid

    Examples:
      | something is done                                             |
      | Bilal changes his password to "Sunrise over 7 hills!"         |
      | Bilal sets a new password by a mailed link                    |
      | an admin disables Bilal's account because "somebody is in it" |
      | Bilal signs out everywhere else                               |
      | Bilal deletes his account                                     |

  Scenario: A taken address gets the same answer as a free one, and its holder is told
    Given Bilal, a brother with a profile
    And Idris, a brother with a profile
    When Bilal asks to use the address of Idris
    Then he gets the same answer as for a free address
    And Idris is told by e-mail that his address was given
    And Idris gets no link

  Scenario: His own address is refused
    Given Bilal, a brother with a profile
    When Bilal asks to use his own address in capitals
    Then he is told what is wrong with "e-mail"

  Scenario: A ward cannot use her guardian's address
    Given Amina, a sister with her guardian Ibrahim
    When Amina asks to use the address of Ibrahim, differently spelt
    Then he is told what is wrong with "e-mail"

  Scenario: A guardian cannot use his ward's address
    Given Amina, a sister with her guardian Ibrahim
    When Ibrahim asks to use the address of Amina, differently spelt
    Then he is told what is wrong with "e-mail"

  Scenario: Not even while her account is closed
    Given Amina, a sister with her guardian Ibrahim
    When an admin disables Amina's account because "a question is open"
    And Ibrahim asks to use the address of Amina, differently spelt
    Then he is told what is wrong with "e-mail"

  Scenario: Links mailed to his former address no longer decide anything
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    And the e-mail about it has reached Ibrahim
    When Ibrahim asks to use a new address
    And he confirms the new address in the browser where he is signed in
    And somebody approves it on the page behind the e-mailed link
    Then he is told that the link has expired
    And the request still waits for Ibrahim

  Scenario: The address is checked again when the change takes effect
    Given Amina, a sister whose guardian is invited
    And Amina asks to use a new address
    When Amina names a guardian with that address
    And she confirms the new address
    Then the attempt is refused because a guardian and his ward need different addresses

  Scenario: A guardian's e-mails go to his new address
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Ibrahim asks to use a new address
    And he confirms the new address
    When Yusuf sends Amina an interest request
    Then the new address gets an e-mail that something waits

  Scenario: Repeated changes are slowed down
    Given Bilal, a brother with a profile
    When Bilal asks to use a new address 6 times
    Then he is asked to wait at most 300 seconds
