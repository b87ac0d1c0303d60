Feature: Requests that a brother does not know of
  A request of hers that waits for her guardian, or that he refused, changes nothing in what a brother sees.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Amina has a paid plan
    And Yusuf, a brother with a paid plan

  Scenario: He asks while hers waits: his request proceeds, and her guardian reads that both asked
    Given Amina sends Yusuf an interest request
    And Amina has 2 interest requests left
    When Yusuf sends Amina an interest request
    Then the request of Yusuf waits for the guardian
    And the request of Amina is expired
    And Amina has 3 interest requests left
    And Ibrahim reads that both asked

  Scenario: Her guardian refused hers: he may still ask, and she must wait
    Given Amina sends Yusuf an interest request
    And Ibrahim declines it with the reason "Not now."
    When Amina sends Yusuf an interest request
    Then the attempt is refused because it is too soon
    And Amina has no button to ask Yusuf
    When Yusuf sends Amina an interest request
    Then the request of Yusuf waits for the guardian

  Scenario: A match with a disabled member is paused and shows nothing of him
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it saying "I would like that, with my father present."
    When an admin disables Yusuf's account because "a report that was true"
    Then the match of Yusuf and Amina is paused for her, and shows nothing of him
    And nothing waits for Ibrahim
    When an admin enables Yusuf's account because "a mistake of ours"
    Then the match of Yusuf and Amina is active
    And Ibrahim sees "I would like that, with my father present." waiting for him

  Scenario: A request to a disabled member is on hold, and given back after thirty days
    Given Yusuf sends Amina an interest request
    When an admin disables Yusuf's account because "a report that was true"
    Then nothing waits for Ibrahim
    When 31 days pass
    And an admin enables Yusuf's account because "a mistake of ours"
    And Yusuf signs in again
    Then the request of Yusuf is expired

  Scenario: A brother who now has four wives cannot be accepted
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Yusuf states that he has 4 wives
    And Amina accepts it saying "Yes."
    Then the attempt is refused because it can no longer be answered

  Scenario: A request to a brother who now has four wives is given back
    Given Amina sends Yusuf an interest request
    And Ibrahim approves it
    When Yusuf states that he has 4 wives
    Then the request of Amina is expired
    And Amina has 3 interest requests left

  Scenario: Staff have no profile and are not listed
    Given Yusuf finds Amina
    When an admin makes Amina an admin
    Then Yusuf does not find Amina

  Scenario: After the end neither reads the other's later changes
    Given Yusuf sends Amina an interest request
    And Ibrahim declines it with the reason "Not now."
    Then Amina reads nothing of Yusuf's profile with the request
