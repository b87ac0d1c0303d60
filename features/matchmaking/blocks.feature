Feature: Blocking a member
  A member who does not want to meet somebody here again blocks that profile. From then on neither sees the
  other. Neither the blocked member nor a guardian is told.

  Background:
    Given Amina, a sister with her guardian Ibrahim, living in "Blocktown"
    And Yusuf, a brother with a paid plan

  Scenario Outline: Neither sees the other, whichever of them blocked
    When <blocker> blocks <blocked>
    Then Yusuf does not find Amina
    And Amina does not find Yusuf
    And Yusuf cannot send Amina an interest request

    Examples:
      | blocker | blocked |
      | Amina   | Yusuf   |
      | Yusuf   | Amina   |

  Scenario: An open request lapses and is given back
    Given Yusuf sends Amina an interest request
    When Amina blocks Yusuf
    Then the request of Yusuf is expired
    And Yusuf has 3 interest requests left
    And nothing waits for Ibrahim
    And Yusuf is told by e-mail that it ended

  Scenario: A member who blocks after asking gets the request back too, without an e-mail
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Yusuf blocks Amina
    Then the request of Yusuf is expired
    And Yusuf has 3 interest requests left
    And Yusuf is not told by e-mail that it ended

  Scenario: A request that he did not know of lapses without his learning of it
    Given Amina has a paid plan
    And Amina sends Yusuf an interest request
    When Yusuf blocks Amina
    Then the request of Amina is expired
    And Amina has 3 interest requests left
    And Yusuf knows nothing of it

  Scenario: Their conversation ends as if one of them had ended it
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it saying "Yes."
    When Amina blocks Yusuf
    Then the conversation of Yusuf and Amina has ended
    And Yusuf reads that her side ended it
    And Ibrahim reads that she ended it
    And nothing waits for Ibrahim

  Scenario: Words of a refusal are not delivered after a block
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina declines it saying "May Allah give you better."
    When Amina blocks Yusuf
    Then nothing waits for Ibrahim

  Scenario: Unblocking restores nothing
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it saying "Yes."
    And Amina blocks Yusuf
    When Amina unblocks Yusuf
    Then Yusuf finds Amina
    And the conversation of Yusuf and Amina has ended

  Scenario: A member sees whom he blocked, and not who blocked him
    When Amina blocks Yusuf
    And Amina blocks Yusuf
    Then Amina reads that she has blocked Yusuf
    And Yusuf reads that he has blocked nobody
    When Amina unblocks Yusuf
    And Amina unblocks Yusuf
    Then Amina reads that she has blocked nobody

  Scenario: Unblocking leaves the other member's block in place
    Given Amina blocks Yusuf
    When Yusuf unblocks Amina
    Then Yusuf does not find Amina

  Scenario: Nobody can block a member whom they cannot see
    Given Maryam, a sister whose guardian is invited
    When Yusuf tries to block Maryam
    Then it does not exist for him
