Feature: A guardian decides
  Every request to or from a sister, and every message, is put to her guardian first.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Yusuf sent Amina an interest request saying "I would welcome speaking with your father first."

  Scenario: What he reads before he decides
    Then Ibrahim sees the request, its words and both profiles
    But neither of the two is shown to him by name, e-mail or phone

  Scenario: He approves, and it goes on to her
    When Ibrahim approves it
    Then Amina may accept or decline it
    And Yusuf is told by e-mail that it went on
    And Amina is told by e-mail of the request

  Scenario: He declines, and it ends
    When Ibrahim declines it with the reason "He lives too far away."
    Then the request of Yusuf is declined by the guardian
    And Yusuf is told by e-mail that it ended
    And the decision stands in his record with that reason
    And Amina sees the decision in hers

  Scenario: What he has decided shows the man no longer than something is open between the two
    When Ibrahim approves it
    Then Ibrahim reads what he decided with the profile of Yusuf
    When Yusuf withdraws it
    Then Ibrahim reads what he decided without the profile of Yusuf

  Scenario: From the e-mail, without signing in
    When Ibrahim approves it on the page behind the e-mailed link
    Then Amina may accept or decline it

  Scenario: The e-mail says at once who asks whom
    Then the e-mail to Ibrahim begins "A teacher of 34 from Bradford asks to be introduced to your daughter Amina"

  Scenario: Declining on the page behind the e-mailed link is asked once more
    When Ibrahim chooses Decline on the page behind the e-mailed link, with the reason "Too far away."
    Then he is asked once more, and his reason stays
    And the request still waits for Ibrahim
    When he confirms it
    Then the request of Yusuf is declined by the guardian
    And Amina sees the decision in hers

  Scenario: Opening the e-mailed link decides nothing
    When somebody opens the e-mailed link
    Then the request still waits for Ibrahim

  Scenario: The e-mailed link ends with the decision
    Given the e-mail about it has reached Ibrahim
    And Ibrahim declines it with the reason "No."
    When Ibrahim approves it on the page behind the e-mailed link
    Then he is told that it was decided already
    And the request of Yusuf is declined by the guardian

  Scenario: Nobody else decides
    Given Khadija, a sister with her guardian Musa
    When Musa tries to approve it
    Then it does not exist for him
    And the request still waits for Ibrahim

  Scenario: What came within the hour follows in one e-mail, each with a link of its own
    Given Bilal, a brother with a paid plan
    And Idris, a brother with a paid plan
    When Bilal sent Amina an interest request saying "Salam."
    And Idris sent Amina an interest request saying "Salam."
    And 61 minutes pass
    Then Ibrahim has had 2 e-mails about items that wait
    And every item that waits for Ibrahim can be opened by a link in his e-mails

  Scenario: One guardian of two sisters has one e-mail an hour
    Given Khadija, a sister whose guardian is invited
    And Khadija names Ibrahim as her guardian, who verifies by the code
    When Yusuf sent Khadija an interest request saying "Salam."
    Then Ibrahim has had 1 e-mail about items that wait

  Scenario: So has he who guards one of them by his account, and the other by its address alone
    Given Khadija, a sister whose guardian is invited
    And Khadija names Ibrahim as her guardian, who verifies by the link
    When Yusuf sent Khadija an interest request saying "Salam."
    Then Ibrahim has had 1 e-mail about items that wait
    When 61 minutes pass
    Then Ibrahim has had 2 e-mails about items that wait

  Scenario: What the settings of his account keep back is not told by that address either
    Given Khadija, a sister whose guardian is invited
    And Khadija names Ibrahim as her guardian, who verifies by the link
    And Ibrahim switches e-mails about what waits off
    When Yusuf sent Khadija an interest request saying "Salam."
    And 61 minutes pass
    Then Ibrahim has had 1 e-mail about items that wait

  Scenario: An ended link leads to a new one, as long as its item waits
    Given the e-mail about it has reached Ibrahim
    When 2 days pass
    And 8 days pass
    And Ibrahim asks for a new link on the page behind the e-mailed link
    And Ibrahim approves it on the page behind the e-mailed link
    Then Amina may accept or decline it

  Scenario: What his settings keep back counts as not told
    Given the e-mail about it has reached Ibrahim
    And Ibrahim switches e-mails about what waits off
    And Bilal, a brother with a paid plan
    And Bilal sent Amina an interest request saying "Salam."
    And 61 minutes pass
    When Ibrahim switches e-mails about what waits on
    And 2 minutes pass
    Then Ibrahim has had 2 e-mails about items that wait

  Scenario: One e-mail at once, then at most one an hour
    Given Bilal, a brother with a paid plan
    When Bilal sent Amina an interest request saying "Salam."
    Then Ibrahim has had 1 e-mail about items that wait
    When 61 minutes pass
    Then Ibrahim has had 2 e-mails about items that wait
