Feature: Waiting periods and breaks
  A divorced or widowed sister may state the last day of her waiting period ('iddah). Through that day she is not listed, no
  proposal reaches her, and her conversations are paused; only her guardian is told why. Any member may take a
  break: the profile is not listed, and open conversations continue. Both end by themselves.

  Background:
    Given Amina, a divorced sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan

  Scenario: A sister is not listed during her waiting period, and is listed afterwards
    Given Yusuf finds Amina
    When Amina states that her waiting period ends in 20 days
    Then Yusuf does not find Amina
    And Yusuf cannot send Amina an interest request
    When 21 days pass
    Then Yusuf finds Amina
    And Amina is told by e-mail that her profile is listed again
    When Yusuf sends Amina an interest request
    Then the request of Yusuf waits for the guardian

  Scenario: The waiting period runs through the day that she stated
    When Amina states that her waiting period ends in 20 days
    And 20 days pass
    Then Yusuf does not find Amina
    When a day passes
    Then Yusuf finds Amina

  Scenario Outline: She may answer without a day, and nothing is blocked
    When Amina states that her waiting period ends in 10 days
    And Amina says of her waiting period "<answer>"
    Then Yusuf finds Amina
    And Ibrahim reads among his wards that there is none
    And Amina reads her own answer "<answer>"

    Examples:
      | answer         |
      | over           |
      | unknown        |
      | not_applicable |

  Scenario: An answer that names a day needs one
    When Amina says of her waiting period "until"
    Then she is told what is wrong with "waiting period"

  Scenario: A break shows no reason to anybody, her guardian included
    When Amina takes a break of 20 days
    Then Yusuf does not find Amina
    And Ibrahim reads among his wards that there is none

  Scenario: Only her guardian can read the day
    When Amina states that her waiting period ends in 20 days
    Then Ibrahim reads among his wards that it ends in 20 days
    When 21 days pass
    Then Ibrahim reads among his wards that there is none

  Scenario: A request that waits for her guardian is on hold
    Given Yusuf sends Amina an interest request
    When Amina states that her waiting period ends in 10 days
    Then the request of Yusuf waits for the guardian
    But nothing waits for Ibrahim
    When 11 days pass
    And Ibrahim approves it
    Then Amina may accept or decline it

  Scenario: A request that reached her earlier can be declined, and accepted afterwards
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina states that her waiting period ends in 10 days
    Then Amina may only decline it, as long as she is in her waiting period
    When Amina accepts it saying "Yes."
    Then the attempt is refused because she is in her waiting period
    When 11 days pass
    And Amina accepts it saying "Yes."
    Then Yusuf and Amina are matched

  Scenario: A brother who was asked learns only that the request is on hold
    Given Amina has a paid plan
    And Amina sends Yusuf an interest request
    And Ibrahim approves it
    When Amina states that her waiting period ends in 10 days
    Then Yusuf may only decline it, since it is on hold
    When Yusuf accepts it without words
    Then the attempt is refused because the request is on hold

  Scenario Outline: He gets the same answer for every cause on her side
    Given Amina has a paid plan
    And Amina sends Yusuf an interest request
    And Ibrahim approves it
    When <what happens on her side>
    Then Yusuf may only decline it, since it is on hold
    When Yusuf accepts it without words
    Then the attempt is refused because the request is on hold

    Examples:
      | what happens on her side                                |
      | Amina states that her waiting period ends in 10 days    |
      | Amina names Musa as her guardian                        |
      | the staff open a question about Ibrahim            |
      | an admin disables Ibrahim's account because "a complaint" |

  Scenario: A request on hold lapses after thirty days and is given back
    Given Yusuf has a paid plan for 6 months
    And Yusuf sends Amina an interest request
    When Amina states that her waiting period ends in 90 days
    And 31 days pass
    Then the request of Yusuf is expired
    And Yusuf is told by e-mail that it ended

  Scenario: Her conversations are paused, and continue by themselves
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it without words
    When Amina states that her waiting period ends in 10 days
    Then the conversation of Yusuf and Amina is paused
    And neither Yusuf nor Amina can write
    And Yusuf reads that her side paused it
    And Amina reads that she is in her waiting period
    And Ibrahim reads that she is in her waiting period
    When 11 days pass
    Then the conversation of Yusuf and Amina is active

  Scenario: Another pause can last longer
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it without words
    And Amina pauses the conversation of Yusuf and Amina
    When Amina states that her waiting period ends in 10 days
    And 11 days pass
    Then the conversation of Yusuf and Amina is paused

  Scenario: She cannot send requests during it
    Given Amina has a paid plan
    When Amina states that her waiting period ends in 10 days
    And Amina sends Yusuf an interest request
    Then the attempt is refused because she is in her waiting period
    And Amina has no button to ask Yusuf

  Scenario: She may remove the day, or change her marital status
    When Amina states that her waiting period ends in 10 days
    And Amina removes the day
    Then Yusuf finds Amina
    When Amina states that her waiting period ends in 10 days
    And Amina states that she was never married
    Then Yusuf finds Amina

  Scenario Outline: Days that are refused
    When Amina states that her waiting period ends in <days> days
    Then <outcome>

    Examples:
      | days | outcome                                             |
      | 370  | she is told what is wrong with "waiting period"     |
      | -5   | Yusuf finds Amina                                   |

  Scenario: A brother cannot state one
    When Yusuf states that his waiting period ends in 10 days
    Then he is told what is wrong with "waiting period"

  Scenario: A sister who was never married cannot state one
    Given Khadija, a sister who was never married, with her guardian Musa
    When Khadija states that her waiting period ends in 10 days
    Then she is told what is wrong with "waiting period"

  Scenario: A break until a chosen day
    When Amina takes a break of 20 days
    Then Yusuf does not find Amina
    And Yusuf cannot send Amina an interest request
    When 20 days pass
    Then Yusuf finds Amina
    And Amina is told by e-mail that her profile is listed again

  Scenario: Open conversations continue during a break
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina takes a break of 20 days
    And Amina accepts it without words
    Then the conversation of Yusuf and Amina is active

  Scenario: A member on a break cannot send requests until he ends it
    Given Yusuf takes a break of 20 days
    When Yusuf sends Amina an interest request
    Then the attempt is refused because he is on a break
    When Yusuf ends his break
    And Yusuf sends Amina an interest request
    Then the request of Yusuf waits for the guardian

  Scenario: The later of a waiting period and a break counts
    When Amina states that her waiting period ends in 10 days
    And Amina takes a break of 20 days
    And 10 days pass
    Then Yusuf does not find Amina
    When 10 days pass
    Then Yusuf finds Amina

  Scenario Outline: A break ends in the future and lasts at most a year
    When Yusuf takes a break of <days> days
    Then he is told what is wrong with "break"

    Examples:
      | days |
      | 0    |
      | -3   |
      | 370  |
