Feature: Profiles that rest
  A divorced or widowed sister may state the end of her waiting period ('iddah): until that day nobody finds
  her, no proposal reaches her, and her conversations rest. Why is told to her guardian alone. Whoever else
  needs some quiet takes a break: nobody new finds the profile, and what is open goes on. Both end by time alone.

  Background:
    Given Amina, a divorced sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan

  Scenario: While it runs she is not found, and afterwards she is
    Given Yusuf finds Amina
    When Amina states that her waiting period ends in 20 days
    Then Yusuf does not find Amina
    And Yusuf cannot send Amina an interest request
    When 20 days pass
    Then Yusuf finds Amina
    And Amina is told by e-mail that her profile rests no longer
    When Yusuf sends Amina an interest request
    Then the request of Yusuf waits for the guardian

  Scenario: Only her guardian reads the day
    When Amina states that her waiting period ends in 20 days
    Then Ibrahim reads among his wards that it ends in 20 days
    When 20 days pass
    Then Ibrahim reads among his wards that none runs

  Scenario: A request that waits for her guardian is held
    Given Yusuf sends Amina an interest request
    When Amina states that her waiting period ends in 10 days
    Then the request of Yusuf waits for the guardian
    But nothing waits for Ibrahim
    When 10 days pass
    And Ibrahim approves it
    Then Amina may accept or decline it

  Scenario: A request that reached her before can be declined, and accepted afterwards
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina states that her waiting period ends in 10 days
    Then Amina may only decline it, as long as her waiting period runs
    When Amina accepts it saying "Yes."
    Then the attempt is refused because her waiting period runs
    When 10 days pass
    And Amina accepts it saying "Yes."
    Then Yusuf and Amina are matched

  Scenario: He who is asked learns only that it rests
    Given Amina has a paid plan
    And Amina sends Yusuf an interest request
    And Ibrahim approves it
    When Amina states that her waiting period ends in 10 days
    Then Yusuf may only decline it, since it rests
    When Yusuf accepts it, saying nothing
    Then the attempt is refused because the request rests

  Scenario Outline: He is answered the same, whatever it is on her side
    Given Amina has a paid plan
    And Amina sends Yusuf an interest request
    And Ibrahim approves it
    When <what happens on her side>
    Then Yusuf may only decline it, since it rests
    When Yusuf accepts it, saying nothing
    Then the attempt is refused because the request rests

    Examples:
      | what happens on her side                                |
      | Amina states that her waiting period ends in 10 days    |
      | Amina names Musa as her guardian                        |
      | the staff look into a question about Ibrahim            |
      | an admin disables Ibrahim's account because "a complaint" |

  Scenario: What is held for longer than thirty days lapses, and is given back
    Given Yusuf has a paid plan for 6 months
    And Yusuf sends Amina an interest request
    When Amina states that her waiting period ends in 90 days
    And 31 days pass
    Then the request of Yusuf is expired
    And Yusuf is told by e-mail that it ended

  Scenario: Her conversations rest, and go on by themselves
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it, saying nothing
    When Amina states that her waiting period ends in 10 days
    Then the conversation of Yusuf and Amina rests
    And neither Yusuf nor Amina can write
    And Yusuf reads that her side paused it
    And Amina reads that her waiting period runs
    And Ibrahim reads that her waiting period runs
    When 10 days pass
    Then the conversation of Yusuf and Amina goes on

  Scenario: Another pause outlasts it
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it, saying nothing
    And Amina pauses the conversation of Yusuf and Amina
    When Amina states that her waiting period ends in 10 days
    And 10 days pass
    Then the conversation of Yusuf and Amina rests

  Scenario: She asks nobody while it runs
    Given Amina has a paid plan
    When Amina states that her waiting period ends in 10 days
    And Amina sends Yusuf an interest request
    Then the attempt is refused because her waiting period runs
    And Amina is not offered to ask Yusuf

  Scenario: She takes it back, or states another marital status
    When Amina states that her waiting period ends in 10 days
    And Amina takes the day back
    Then Yusuf finds Amina
    When Amina states that her waiting period ends in 10 days
    And Amina states that she was never married
    Then Yusuf finds Amina

  Scenario Outline: Days that cannot be
    When Amina states that her waiting period ends in <days> days
    Then <outcome>

    Examples:
      | days | outcome                                             |
      | 370  | she is told what is wrong with "waiting period"     |
      | -5   | Yusuf finds Amina                                   |

  Scenario: It is no brother's to state
    When Yusuf states that his waiting period ends in 10 days
    Then he is told what is wrong with "waiting period"

  Scenario: Nor hers who was never married
    Given Khadija, a sister who was never married, with her guardian Musa
    When Khadija states that her waiting period ends in 10 days
    Then she is told what is wrong with "waiting period"

  Scenario: A break until a day
    When Amina takes a break of 20 days
    Then Yusuf does not find Amina
    And Yusuf cannot send Amina an interest request
    When 20 days pass
    Then Yusuf finds Amina
    And Amina is told by e-mail that her profile rests no longer

  Scenario: What is open goes on during a break
    Given Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina takes a break of 20 days
    And Amina accepts it, saying nothing
    Then the conversation of Yusuf and Amina goes on

  Scenario: Whoever takes a break asks nobody, until he ends it
    Given Yusuf takes a break of 20 days
    When Yusuf sends Amina an interest request
    Then the attempt is refused because he takes a break
    When Yusuf ends his break
    And Yusuf sends Amina an interest request
    Then the request of Yusuf waits for the guardian

  Scenario: The later of the two holds
    When Amina states that her waiting period ends in 10 days
    And Amina takes a break of 20 days
    And 10 days pass
    Then Yusuf does not find Amina
    When 10 days pass
    Then Yusuf finds Amina

  Scenario Outline: A break is for days to come, and no longer than a year
    When Yusuf takes a break of <days> days
    Then he is told what is wrong with "break"

    Examples:
      | days |
      | 0    |
      | -3   |
      | 370  |
