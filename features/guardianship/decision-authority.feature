Feature: Who may decide for a sister
  A sister's guardian decides while he is verified and his account is active. He never decides a case in which
  he is himself the other person: it is on hold until she has another guardian.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan

  Scenario: A brother who is her guardian by e-mail address only cannot ask her
    Given Amina names Yusuf as her guardian, who verifies by the link
    When Yusuf sends Amina an interest request
    Then it does not exist for him
    And Yusuf has no button to ask Amina

  Scenario: Nor can she send him a request
    Given Amina has a paid plan
    And Amina names Yusuf as her guardian, who verifies by the code
    When Amina sends Yusuf an interest request
    Then it does not exist for her
    And Amina has no button to ask Yusuf

  Scenario: A request is on hold when its sender becomes her guardian, and waits for the next guardian
    Given Yusuf sends Amina an interest request
    When Amina names Yusuf as her guardian, who verifies by the code
    Then nothing waits for Yusuf
    And Amina is told by e-mail to name another guardian for it
    When Amina names Musa as her guardian, who verifies by the code
    Then Yusuf's request waits for Musa

  Scenario: An approved request is on hold too when its sender becomes her guardian
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina names Yusuf as her guardian, who verifies by the code
    Then Amina is told by e-mail to name another guardian for it
    And Amina may only decline it, as long as her guardian is the other person
    When Amina accepts it without words
    Then the attempt is refused because her guardian is the other person
    When Amina names Musa as her guardian, who verifies by the code
    And Amina accepts it without words
    Then Yusuf and Amina are matched

  Scenario: A brother who was asked learns only that the request is on hold
    Given Amina has a paid plan
    And Amina sends Yusuf an interest request
    And Ibrahim approves it
    When Amina names Yusuf as her guardian, who verifies by the link
    Then Amina is told by e-mail to name another guardian for it
    And Yusuf may only decline it, since it is on hold
    When Yusuf accepts it without words
    Then the attempt is refused because the request is on hold

  Scenario: A match is paused when he becomes her guardian, and continues under the next guardian
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it saying "I would like that, with my father present."
    When Amina names Yusuf as her guardian, who verifies by the link
    Then the match of Yusuf and Amina is paused
    And nothing waits for Yusuf
    When Amina names Musa as her guardian, who verifies by the code
    Then the match of Yusuf and Amina is active

  Scenario: A disabled guardian cannot decide, signed in or by an e-mailed link
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

  Scenario: A disabled man who is her guardian by e-mail address only cannot decide either
    Given Bilal, a brother with a profile
    And Bilal confirms by the mailed link
    And Amina names Bilal as her guardian, who verifies by the link
    When an admin disables Bilal's account because "he threatened somebody"
    Then her guardian is not verified
    And Amina is told by e-mail that her guardian no longer acts
    When Amina names Bilal once more, who presses the button behind the link
    Then the attempt is refused because this account cannot be the guardian

  Scenario: Another sister's address can never be verified as a guardian's
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

  Scenario: A sister who signs up with a man's unconfirmed address does not shut him out
    Given Khadija, a sister whose guardian is invited
    When Amina names the address of Khadija as her guardian's
    And her guardian presses the button behind that link
    Then Amina is told by e-mail that the staff check her guardian
    And her guardian is not verified
    When the staff confirm her guardian
    Then her guardian is verified
    When Khadija confirms by the mailed link
    Then her guardian is not verified

  Scenario: The guardian named before cannot use up the code of the next one
    Given Safiyya, a sister whose guardian is invited
    And Safiyya names Musa as her guardian
    When the man named before presses the button behind his old link 12 times
    And Musa opens his link 12 times, and then presses its button
    Then Safiyya has a verified guardian

  Scenario: A sister is told each time her guardian is sent an invitation
    Given Safiyya, a sister whose guardian is invited
    When Safiyya asks for a new verification e-mail
    Then Safiyya has been told 2 times that her guardian was sent an e-mail

  Scenario: A sister may replace a verified guardian twice a year on her own
    Given Amina names Musa as her guardian, who verifies by the code
    And Ibrahim is told by e-mail that another was named
    And Amina names Bilal as her guardian, who verifies by the code
    When Amina tries to name Idris as her guardian
    Then the attempt is refused because she replaced him twice this year

  Scenario: A guardian without a profile can become a member
    Given Yusuf sends Amina an interest request
    When Ibrahim makes a profile
    Then the attempt is refused because he is no member
    When Ibrahim becomes a member
    And Ibrahim makes a profile
    Then he has a profile

  Scenario: A former guardian is an ordinary member
    When Amina names Musa as her guardian, who verifies by the code
    Then Ibrahim is not a guardian
    When Ibrahim makes a profile
    Then he has a profile
