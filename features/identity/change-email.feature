Feature: Change of the e-mail address
  An account moves to another address when that one is confirmed by its holder. The old address is told.

  Scenario: A member moves to another address
    Given Bilal, a brother with a profile
    And Bilal is also signed in on his telephone
    When Bilal asks to use a new address
    Then his old address is told that a new one was asked for
    And the account still uses the old address, and waits for the new one
    When he confirms the new address in the browser where he is signed in
    Then Bilal signs in with the new address alone
    And his old address is told that it was changed
    And his telephone is signed out
    And Bilal is still signed in here
    And his security events tell of "email-changed"

  Scenario: Nothing of him stands in what the new address gets
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

  Scenario: A newer wish replaces the older
    Given Bilal, a brother with a profile
    And Bilal asks to use a new address
    And Bilal asks to use another new address
    When he confirms the new address
    Then the attempt is refused because the confirmation link is no longer valid

  Scenario: A password link that went to the old address opens nothing any more
    Given Bilal, a brother with a profile
    And Bilal asks for a new password
    And Bilal asks to use a new address
    And he confirms the new address
    When he sets it to "Sunrise over 7 hills!" by the mailed link
    Then the attempt is refused because the reset link is no longer valid

  Scenario Outline: An intruder's wish ends with what the owner does about it
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

  Scenario: A taken address is answered like any other, and its holder is told
    Given Bilal, a brother with a profile
    And Idris, a brother with a profile
    When Bilal asks to use the address of Idris
    Then he is answered as with a free address
    And Idris is told by e-mail that his address was given
    And Idris gets no link

  Scenario: His own address is no new one
    Given Bilal, a brother with a profile
    When Bilal asks to use his own address in capitals
    Then he is told what is wrong with "e-mail"

  Scenario: A ward does not move to her guardian's address
    Given Amina, a sister with her guardian Ibrahim
    When Amina asks to use the address of Ibrahim, differently spelt
    Then he is told what is wrong with "e-mail"

  Scenario: A guardian does not move to his ward's address
    Given Amina, a sister with her guardian Ibrahim
    When Ibrahim asks to use the address of Amina, differently spelt
    Then he is told what is wrong with "e-mail"

  Scenario: Not even while she is not there
    Given Amina, a sister with her guardian Ibrahim
    When an admin disables Amina's account because "a question is open"
    And Ibrahim asks to use the address of Amina, differently spelt
    Then he is told what is wrong with "e-mail"

  Scenario: What was mailed to his former address decides nothing any more
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    And the e-mail about it has reached Ibrahim
    When Ibrahim asks to use a new address
    And he confirms the new address in the browser where he is signed in
    And somebody approves it on the page behind the e-mailed link
    Then he is told that the link has ended
    And the request still waits for Ibrahim

  Scenario: It is looked at again when the change takes effect
    Given Amina, a sister whose guardian is invited
    And Amina asks to use a new address
    When Amina names a guardian with that address
    And she confirms the new address
    Then the attempt is refused because a guardian and his ward need different addresses

  Scenario: A guardian is written to where he moved
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Ibrahim asks to use a new address
    And he confirms the new address
    When Yusuf sends Amina an interest request
    Then the new address is told that something waits

  Scenario: Asking again and again is slowed
    Given Bilal, a brother with a profile
    When Bilal asks to use a new address 6 times
    Then he is asked to wait at most 300 seconds
