Feature: The stages towards a marriage
  Two people pass six stages from the first conversation to marriage, one at a time. One proposes the next stage
  and the other agrees; from the arranged meeting on her guardian confirms it as well.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: One proposes, the other agrees
    When Yusuf proposes "Family introduction"
    Then Amina is asked to agree to "Family introduction"
    And Yusuf and Amina are at "Initial conversation"
    And Amina is told by e-mail of her conversation
    When Amina agrees to "Family introduction"
    Then Yusuf and Amina are at "Family introduction"
    And Ibrahim is told by e-mail of the conversation's news

  Scenario: The proposer cannot agree for the other
    Given Yusuf proposes "Family introduction"
    When Yusuf proposes "Family introduction"
    Then Yusuf and Amina are at "Initial conversation"

  Scenario: If both propose it, they have agreed
    When Yusuf and Amina propose "Family introduction" at the same moment
    Then Yusuf and Amina are at "Family introduction"

  Scenario: No stage can be skipped
    When Yusuf tries to propose "Meeting arranged"
    Then the attempt is refused because it is not the next stage

  Scenario: No stage can be undone
    Given Yusuf and Amina have come to "Family introduction"
    When Amina tries to propose "Initial conversation"
    Then the attempt is refused because it is not the next stage

  Scenario: A meeting needs her guardian's confirmation
    Given Yusuf and Amina have come to "Family introduction"
    When Amina proposes "Meeting arranged"
    And Yusuf agrees to "Meeting arranged"
    Then Yusuf and Amina are at "Family introduction"
    And Ibrahim is asked to confirm "Meeting arranged"
    When Ibrahim approves it
    Then Yusuf and Amina are at "Meeting arranged"
    And Yusuf is told by e-mail of his conversation
    And Amina is told by e-mail of her conversation

  Scenario: Her guardian reads how and where they want to meet
    Given Yusuf and Amina have come to "Family introduction"
    When Yusuf writes "At my parents' house on Sunday; my mother will be there." and proposes "Meeting arranged"
    Then Amina finds "parents' house" nowhere
    When Amina agrees to "Meeting arranged"
    Then Ibrahim reads "At my parents' house on Sunday; my mother will be there." with the stage
    And Amina finds "parents' house" nowhere

  Scenario Outline: A meeting is not proposed without words for her guardian, or with too many
    Given Yusuf and Amina have come to "Family introduction"
    When Yusuf tries to propose "Meeting arranged" with <number> characters for the guardian
    Then he is told what is wrong with "words for her guardian"
    And nothing is proposed to Amina

    Examples:
      | number |
      | 0      |
      | 501    |

  Scenario: He confirms from his e-mail
    Given Yusuf and Amina have come to "Family introduction"
    And an hour has passed
    And Amina proposes "Meeting arranged"
    And Yusuf agrees to "Meeting arranged"
    When Ibrahim confirms it on the page behind the link of his e-mail
    Then Yusuf and Amina are at "Meeting arranged"

  Scenario: He confirms in the conversation
    Given Yusuf and Amina have come to "Family introduction"
    And Amina proposes "Meeting arranged"
    And Yusuf agrees to "Meeting arranged"
    When Ibrahim confirms "Meeting arranged" in the conversation
    Then Yusuf and Amina are at "Meeting arranged"
    And nothing waits for Ibrahim
    And Ibrahim finds it among his decisions

  Scenario: He declines, and they may propose it again
    Given Yusuf and Amina have come to "Family introduction"
    And Amina proposes "Meeting arranged"
    And Yusuf agrees to "Meeting arranged"
    When Ibrahim declines it with the reason "After Ramadan, in sha Allah."
    Then Yusuf and Amina are at "Family introduction"
    And Amina finds "After Ramadan, in sha Allah." in the record of his decisions
    And Yusuf finds "After Ramadan, in sha Allah." nowhere
    When Yusuf proposes "Meeting arranged"
    Then Amina is asked to agree to "Meeting arranged"

  Scenario: There is nothing to confirm before both have agreed
    Given Yusuf and Amina have come to "Family introduction"
    And Amina proposes "Meeting arranged"
    When Ibrahim tries to confirm "Meeting arranged" in the conversation
    Then the attempt is refused because the two have not agreed on it

  Scenario: A proposal can be withdrawn
    Given Yusuf proposes "Family introduction"
    When Yusuf withdraws the proposal
    Then nothing is proposed to Amina

  Scenario: Also while it waits for the guardian
    Given Yusuf and Amina have come to "Family introduction"
    And Amina proposes "Meeting arranged"
    And Yusuf agrees to "Meeting arranged"
    When Amina withdraws the proposal
    Then nothing waits for Ibrahim
    And Yusuf and Amina are at "Family introduction"

  Scenario: A pause drops an open proposal
    Given Yusuf proposes "Family introduction"
    When Amina pauses the conversation of Yusuf and Amina
    And Amina resumes the conversation of Yusuf and Amina
    Then nothing is proposed to Amina

  Scenario: A paused conversation cannot move on
    Given Yusuf pauses the conversation of Yusuf and Amina
    When Amina tries to propose "Family introduction"
    Then the attempt is refused because the conversation is paused

  Scenario: A stage that waits for a guardian waits for the next one
    Given Yusuf and Amina have come to "Family introduction"
    And Amina proposes "Meeting arranged"
    And Yusuf agrees to "Meeting arranged"
    When Amina names Musa as her guardian, who verifies by the code
    Then nothing waits for Ibrahim
    And Musa is asked to confirm "Meeting arranged"

  Scenario: An engagement pauses the other conversations of both, and nobody else is told why
    Given Yusuf is also matched with Khadija, whose guardian is Umar
    And Yusuf and Amina have come to "Serious consideration"
    When Yusuf and Amina come to "Engagement"
    Then the conversation of Yusuf and Khadija is paused
    And Khadija reads no reason in her conversation with Yusuf
    And Yusuf reads in his conversation with Khadija that he is engaged
    And the conversation of Yusuf and Amina is active

  Scenario: Only the end of the engagement lifts that pause
    Given Yusuf is also matched with Khadija, whose guardian is Umar
    And Yusuf and Amina have come to "Engagement"
    When Yusuf resumes the conversation of Yusuf and Khadija
    Then the attempt is refused because the pause belongs to somebody else
    When Amina ends the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Khadija is active

  Scenario: A member who married here is not listed until that match ends
    Given Yusuf and Amina have come to "Engagement"
    When Yusuf and Amina come to "Completed"
    Then neither Yusuf nor Amina is listed
    When Amina ends the conversation of Yusuf and Amina
    Then both Yusuf and Amina are listed

  Scenario: A member who married here neither sends nor receives requests
    Given Khadija, a sister with her guardian Umar
    And Khadija has a paid plan
    And Zaynab, a sister with her guardian Musa
    And Khadija sends Yusuf an interest request
    And Umar approves it
    And Yusuf sends Zaynab an interest request
    And Yusuf and Amina have come to "Completed"
    Then the request of Khadija is expired
    And Khadija has 3 interest requests left
    And the request of Yusuf is withdrawn
    And nothing waits for Musa
    When Yusuf sends Zaynab an interest request
    Then the attempt is refused because he is at serious consideration
    And Yusuf has no button to ask Zaynab
    When Amina ends the conversation of Yusuf and Amina
    And Yusuf sends Zaynab an interest request
    Then the request of Yusuf waits for the guardian
