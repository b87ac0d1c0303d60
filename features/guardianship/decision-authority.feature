Feature: Nobody decides about himself, and only who may act decides
  A sister's guardian decides while he is verified and his account is not disabled, and never on what
  is from or to himself. What he cannot decide rests, and waits for the next one.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan

  Scenario: Who guards her by his address alone cannot ask her
    Given Amina names Yusuf as her guardian, who verifies by the link
    When Yusuf sends Amina an interest request
    Then it does not exist for him
    And Yusuf is not offered to ask Amina

  Scenario: Nor can she ask him
    Given Amina has a paid plan
    And Amina names Yusuf as her guardian, who verifies by the code
    When Amina sends Yusuf an interest request
    Then it does not exist for her
    And Amina is not offered to ask Yusuf

  Scenario: A request rests when its sender becomes her guardian, and waits for the next one
    Given Yusuf sends Amina an interest request
    When Amina names Yusuf as her guardian, who verifies by the code
    Then nothing waits for Yusuf
    And Amina is told by e-mail to name another guardian for it
    When Amina names Musa as her guardian, who verifies by the code
    Then Yusuf's request waits for Musa

  Scenario: A request that was let through rests as well when its sender becomes her guardian
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina names Yusuf as her guardian, who verifies by the code
    Then Amina is told by e-mail to name another guardian for it
    And Amina may only decline it, as long as her guardian is himself the other one
    When Amina accepts it, saying nothing
    Then the attempt is refused because her guardian is himself the other one
    When Amina names Musa as her guardian, who verifies by the code
    And Amina accepts it, saying nothing
    Then Yusuf and Amina are matched

  Scenario: He whom she has asked learns only that it rests
    Given Amina has a paid plan
    And Amina sends Yusuf an interest request
    And Ibrahim approves it
    When Amina names Yusuf as her guardian, who verifies by the link
    Then Amina is told by e-mail to name another guardian for it
    And Yusuf may only decline it, since it rests
    When Yusuf accepts it, saying nothing
    Then the attempt is refused because the request rests

  Scenario: A match rests when he becomes her guardian, and goes on with the next one
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it saying "I would like that, with my father present."
    When Amina names Yusuf as her guardian, who verifies by the link
    Then the match of Yusuf and Amina is paused
    And nothing waits for Yusuf
    When Amina names Musa as her guardian, who verifies by the code
    Then the match of Yusuf and Amina is active

  Scenario: A disabled guardian does not decide, neither signed in nor by a link that he was sent
    Given Bilal, a brother with a profile
    And Yusuf sends Amina an interest request
    And the e-mail about it has reached Ibrahim
    When an admin disables Ibrahim's account because "he threatened somebody"
    And Ibrahim approves it on the page behind the e-mailed link
    Then it does not exist for him
    And her guardian is not verified
    And Amina is told by e-mail that her guardian no longer acts
    And Bilal does not find Amina
    When an admin enables Ibrahim's account because "a mistake of ours"
    And Ibrahim approves it on the page behind the e-mailed link
    Then Amina may accept or decline it

  Scenario: Nor does a disabled man who guards her by his address alone
    Given Bilal, a brother with a profile
    And Bilal confirms by the mailed link
    And Amina names Bilal as her guardian, who verifies by the link
    When an admin disables Bilal's account because "he threatened somebody"
    Then her guardian is not verified
    And Amina is told by e-mail that her guardian no longer acts
    When Amina names Bilal once more, who presses the button behind the link
    Then the attempt is refused because this account cannot be the guardian

  Scenario: The address of another sister's account verifies as guardian by no way
    Given Khadija, a sister whose guardian is invited
    And Khadija confirms by the mailed link
    When Amina names the address of Khadija as her guardian's
    And her guardian presses the button behind that link
    Then the attempt is refused because this account cannot be the guardian
    When Amina names another address of Khadija's mailbox as her guardian's
    And her guardian presses the button behind that link
    Then the attempt is refused because this account cannot be the guardian
    When Yusuf enters the code of that e-mail
    Then the attempt is refused because this account cannot be the guardian

  Scenario: A sister who signs up with a man's address, which she has not confirmed, does not shut him out
    Given Khadija, a sister whose guardian is invited
    When Amina names the address of Khadija as her guardian's
    And her guardian presses the button behind that link
    Then Amina is told by e-mail that the staff look at her guardian
    And her guardian is not verified
    When the staff confirm her guardian
    Then her guardian is verified
    When Khadija confirms by the mailed link
    Then her guardian is not verified

  Scenario: Whoever was named before cannot spend the code of the next
    Given Safiyya, a sister whose guardian is invited
    And Safiyya names Musa as her guardian
    When the man named before presses the button of his old link 12 times
    And Musa opens his link 12 times, and then presses its button
    Then Safiyya has a verified guardian

  Scenario: A sister is told each time her guardian is written to
    Given Safiyya, a sister whose guardian is invited
    When Safiyya asks for a new verification e-mail
    Then Safiyya has been told 2 times that her guardian was written to

  Scenario: She replaces a verified guardian twice a year by herself
    Given Amina names Musa as her guardian, who verifies by the code
    And Ibrahim is told by e-mail that another was named
    And Amina names Bilal as her guardian, who verifies by the code
    When Amina tries to name Idris as her guardian
    Then the attempt is refused because she replaced him twice this year

  Scenario: A guardian without a profile is a member when he wishes to be
    Given Yusuf sends Amina an interest request
    When Ibrahim makes a profile
    Then the attempt is refused because he is no member
    When Ibrahim becomes a member
    And Ibrahim makes a profile
    Then he has a profile

  Scenario: Whoever guards nobody any more is an ordinary account
    When Amina names Musa as her guardian, who verifies by the code
    Then Ibrahim is not a guardian
    When Ibrahim makes a profile
    Then he has a profile
