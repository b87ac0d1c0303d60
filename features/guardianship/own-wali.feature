Feature: A sister cannot be her own guardian
  When something suggests that a sister and her guardian are one person, the staff must confirm him first. Both
  read that one thing must be checked, and only the staff see what. No machine alone refuses him.

  Background:
    Given Amina, a sister whose guardian is invited

  Scenario: He verifies in his own browser
    When her guardian presses the button behind the link
    Then her guardian is verified

  Scenario: The button is pressed in the sister's browser
    When the button behind the link is pressed in the browser of Amina
    Then her guardian waits for the staff because of "browser"
    And no account is offered
    And Amina is told by e-mail that the staff check her guardian
    And the named man is told by e-mail that the staff check him

  Scenario: The button is pressed in the sister's browser after she signed out
    When Amina signs out
    And the button behind the link is pressed in the browser of Amina
    Then her guardian waits for the staff because of "browser"

  Scenario: The button is pressed in the browser in which she has just signed up
    Given Safiyya signs up in a browser in which nobody has signed in
    When the button behind the link is pressed in that browser
    Then her guardian waits for the staff because of "browser"

  Scenario: The code is entered in the sister's browser, in another account
    Given Idris, a brother with a profile
    When Amina signs out, and Idris signs in there and enters the code
    Then her guardian waits for the staff because of "browser"

  Scenario: His account is claimed in the sister's browser
    Given her guardian presses the button behind the link
    And Amina signs out
    When the account of her guardian is claimed in the browser of Amina
    Then the attempt is refused because the staff check first
    And her guardian waits for the staff because of "browser"

  Scenario: He has the phone number of a man whom the staff refused
    Given the button behind the link is pressed in the browser of Amina
    And the staff refuse her guardian
    When Amina names Musa with the number of her guardian, who verifies by the link
    Then her guardian waits for the staff because of "phone"

  Scenario: Two guardians of a family may share a phone number
    Given her guardian presses the button behind the link
    When Amina names Musa with the number of her guardian, who verifies by the link
    Then her guardian is verified

  Scenario: The same name and number at another address count as the same man
    Given her guardian presses the button behind the link
    When Amina names the same man at another address, who verifies by the link
    Then her guardian is verified

  Scenario: A sister whose guardian waits for the staff is not listed and cannot send requests
    Given Yusuf, a brother with a paid plan
    When the button behind the link is pressed in the browser of Amina
    Then Yusuf does not find Amina

  Scenario: Neither of the two learns why
    When the button behind the link is pressed in the browser of Amina
    Then nothing that Amina or the named man reads says why he is checked

  Scenario: The staff see who waits, and why
    When the button behind the link is pressed in the browser of Amina
    Then the staff's list of checks has her guardian because of "browser"

  Scenario: The staff confirm him
    Given the button behind the link is pressed in the browser of Amina
    When the staff confirm her guardian
    Then her guardian is verified
    And Amina is told by e-mail that her guardian is verified
    And the named man gets an e-mail that leads to an account of his own

  Scenario: Confirmed once, he is not looked at again
    Given the button behind the link is pressed in the browser of Amina
    And the staff confirm her guardian
    When his account is claimed by the mailed link in the browser of Amina after she signed out
    Then her guardian is verified

  Scenario: The staff refuse him
    Given the button behind the link is pressed in the browser of Amina
    When the staff refuse her guardian
    Then Amina has no guardian
    And Amina is told by e-mail that her guardian no longer acts

  Scenario: The link explains what he is waiting for when it is opened again
    Given the button behind the link is pressed in the browser of Amina
    When her guardian presses the button behind the link
    Then the attempt is refused because the staff check first

  Scenario: She may name another guardian meanwhile, without using up one of her free changes
    Given the button behind the link is pressed in the browser of Amina
    When Amina names Musa as her guardian, who verifies by the code
    Then Amina has a verified guardian
    And Amina may replace her guardian 2 times

  Scenario: Naming the same address again does not avoid the check
    Given the button behind the link is pressed in the browser of Amina
    When Amina names the same address once more, and its link is used elsewhere
    Then her guardian waits for the staff because of "before"

  Scenario: She cannot verify him in her own account
    When Amina enters the code from the e-mail
    Then the attempt is refused because this account cannot be the guardian
