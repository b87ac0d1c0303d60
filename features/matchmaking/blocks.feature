Feature: Blocking somebody
  Whoever does not wish to meet somebody here again blocks that profile. From then on neither finds the
  other. The blocked one is not told, and neither is a guardian.

  Background:
    Given Amina, a sister with her guardian Ibrahim, living in "Blocktown"
    And Yusuf, a brother with a paid plan

  Scenario Outline: Neither finds the other, whoever blocked
    When <blocker> blocks <blocked>
    Then Yusuf does not find Amina
    And Amina does not find Yusuf
    And Yusuf cannot send Amina an interest request

    Examples:
      | blocker | blocked |
      | Amina   | Yusuf   |
      | Yusuf   | Amina   |

  Scenario: An open request lapses, and is given back
    Given Yusuf sends Amina an interest request
    When Amina blocks Yusuf
    Then the request of Yusuf is expired
    And Yusuf has 3 interest requests left
    And nothing waits for Ibrahim
    And Yusuf is told by e-mail that it ended

  Scenario: Whoever blocks after asking has it back as well, and needs no e-mail
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Yusuf blocks Amina
    Then the request of Yusuf is expired
    And Yusuf has 3 interest requests left
    And Yusuf is not told by e-mail that it ended

  Scenario: A request of which he knew nothing lapses without his knowing of it
    Given Amina has a paid plan
    And Amina sends Yusuf an interest request
    When Yusuf blocks Amina
    Then the request of Amina is expired
    And Amina has 3 interest requests left
    And Yusuf knows nothing of it

  Scenario: Their conversation ends as if it had been ended
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it saying "Yes."
    When Amina blocks Yusuf
    Then the conversation of Yusuf and Amina has ended
    And Yusuf reads that her side ended it
    And Ibrahim reads that she ended it
    And nothing waits for Ibrahim

  Scenario: Words that came with a refusal reach nobody after a block
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina declines it saying "May Allah give you better."
    When Amina blocks Yusuf
    Then nothing waits for Ibrahim

  Scenario: Lifting it restores nothing
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it saying "Yes."
    And Amina blocks Yusuf
    When Amina lifts her block of Yusuf
    Then Yusuf finds Amina
    And the conversation of Yusuf and Amina has ended

  Scenario: One reads whom one has blocked, and not by whom one is blocked
    When Amina blocks Yusuf
    And Amina blocks Yusuf
    Then Amina reads that she has blocked Yusuf
    And Yusuf reads that he has blocked nobody
    When Amina lifts her block of Yusuf
    And Amina lifts her block of Yusuf
    Then Amina reads that she has blocked nobody

  Scenario: A block of the other one stays when one's own is lifted
    Given Amina blocks Yusuf
    When Yusuf lifts his block of Amina
    Then Yusuf does not find Amina

  Scenario: Whom one cannot know one cannot block
    Given Maryam, a sister whose guardian is invited
    When Yusuf tries to block Maryam
    Then it does not exist for him
