Feature: A guardian's decisions
  A sister's guardian decides first on each request to or from her, and on each message.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Yusuf sent Amina an interest request saying "I would welcome speaking with your father first."

  Scenario: What the guardian reads before he decides
    Then Ibrahim sees the request, its words and both profiles
    But neither of the two is shown to him by name, e-mail or phone

  Scenario: An approved request goes on to her
    When Ibrahim approves it
    Then Amina may accept or decline it
    And Yusuf is told by e-mail that it was let through
    And Amina is told by e-mail of the request

  Scenario: A declined request ends
    When Ibrahim declines it with the reason "He lives too far away."
    Then the request of Yusuf is declined by the guardian
    And Yusuf is told by e-mail that it ended
    And his record has the decision with that reason
    And Amina sees the decision in hers

  Scenario: After a decision he sees the man's profile only while something is open between the two
    When Ibrahim approves it
    Then Ibrahim reads what he decided with the profile of Yusuf
    When Yusuf withdraws it
    Then Ibrahim reads what he decided without the profile of Yusuf

  Scenario: He decides from the e-mail, without signing in
    When Ibrahim approves it on the page behind the e-mailed link
    Then Amina may accept or decline it

  Scenario: The e-mail says who is asking whom
    Then the e-mail to Ibrahim begins "A teacher of 34 from Bradford wants to get to know your daughter Amina"

  Scenario: Kind words for a no fill in the reason, and decide nothing
    When Ibrahim chooses kind words on the page behind the e-mailed link
    Then they are his reason
    And the request still waits for Ibrahim

  Scenario: Declining from the e-mailed link takes one tap, like approving
    When Ibrahim presses Decline on the page behind the e-mailed link, with the reason "Too far away."
    Then the request of Yusuf is declined by the guardian
    And Amina sees the decision in hers

  Scenario: Opening the e-mailed link decides nothing
    When somebody opens the e-mailed link
    Then the request still waits for Ibrahim

  Scenario: The e-mailed link ends with the decision
    Given the e-mail about it has reached Ibrahim
    And Ibrahim declines it with the reason "No."
    When Ibrahim approves it on the page behind the e-mailed link
    Then he reads that it was declined, when, why and about which words
    And the request of Yusuf is declined by the guardian

  Scenario: A used link shows the words no longer than the link was valid
    Given the e-mail about it has reached Ibrahim
    And Ibrahim declines it with the reason "No."
    When 8 days pass
    And Ibrahim approves it on the page behind the e-mailed link
    Then he is told only that it was decided already

  Scenario: A used link shows no words to a man who is not her guardian any more
    Given the e-mail about it has reached Ibrahim
    And Ibrahim declines it with the reason "No."
    When Ibrahim steps down
    And Ibrahim approves it on the page behind the e-mailed link
    Then he reads nothing of it

  Scenario: Nobody else can decide
    Given Khadija, a sister with her guardian Musa
    When Musa tries to approve it
    Then it does not exist for him
    And the request still waits for Ibrahim

  Scenario: Later items share one e-mail an hour, each with its own link
    Given Bilal, a brother with a paid plan
    And Idris, a brother with a paid plan
    When Bilal sent Amina an interest request saying "Salam."
    And Idris sent Amina an interest request saying "Salam."
    And 61 minutes pass
    Then Ibrahim has received 2 e-mails about waiting items
    And every item that waits for Ibrahim can be opened by a link in his e-mails

  Scenario: A guardian of two sisters gets one e-mail an hour
    Given Khadija, a sister whose guardian is invited
    And Khadija names Ibrahim as her guardian, who verifies by the code
    When Yusuf sent Khadija an interest request saying "Salam."
    Then Ibrahim has received 1 e-mail about waiting items

  Scenario: So does a guardian who has an account for one and only an e-mail address for the other
    Given Khadija, a sister whose guardian is invited
    And Khadija names Ibrahim as her guardian, who verifies by the link
    When Yusuf sent Khadija an interest request saying "Salam."
    Then Ibrahim has received 1 e-mail about waiting items
    When 61 minutes pass
    Then Ibrahim has received 2 e-mails about waiting items

  Scenario: E-mails that he switched off do not reach him at his other address either
    Given Khadija, a sister whose guardian is invited
    And Khadija names Ibrahim as her guardian, who verifies by the link
    And Ibrahim switches e-mails about waiting items off
    When Yusuf sent Khadija an interest request saying "Salam."
    And 61 minutes pass
    Then Ibrahim has received 1 e-mail about waiting items

  Scenario: An expired link leads to a new one while the item waits
    Given the e-mail about it has reached Ibrahim
    When 2 days pass
    And 8 days pass
    And Ibrahim asks for a new link on the page behind the e-mailed link
    And Ibrahim approves it on the page behind the e-mailed link
    Then Amina may accept or decline it

  Scenario: An e-mail that he switched off does not count as sent
    Given the e-mail about it has reached Ibrahim
    And Ibrahim switches e-mails about waiting items off
    And Bilal, a brother with a paid plan
    And Bilal sent Amina an interest request saying "Salam."
    And 61 minutes pass
    When Ibrahim switches e-mails about waiting items on
    And 2 minutes pass
    Then Ibrahim has received 2 e-mails about waiting items

  Scenario: The first e-mail comes at once, the next at most once an hour
    Given Bilal, a brother with a paid plan
    When Bilal sent Amina an interest request saying "Salam."
    Then Ibrahim has received 1 e-mail about waiting items
    When 61 minutes pass
    Then Ibrahim has received 2 e-mails about waiting items
