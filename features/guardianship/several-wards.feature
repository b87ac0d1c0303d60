Feature: One guardian of several sisters
  A father of two daughters, or an imam, guards several sisters under one account. Each has her own
  queue, and what concerns one of them never shows among what concerns another.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Khadija, a sister whose guardian is invited
    And Yusuf, a brother with a paid plan
    And Bilal, a brother with a paid plan

  Scenario: Who has named him and waits for his answer stands beside whom he guards
    When Khadija names the address of Ibrahim as her guardian's
    And Ibrahim has proven his address
    Then the wards of Ibrahim are "Amina: verified, Khadija: pending"
    But nothing of Khadija but her name is shown to Ibrahim

  Scenario: Nobody is told of a sister who has named another address
    Then the wards of Ibrahim are "Amina: verified"

  Scenario: Each has her own queue
    Given Khadija names Ibrahim as her guardian, who verifies by the code
    And Yusuf sent Amina an interest request saying "Salam to Amina."
    And Bilal sent Khadija an interest request saying "Salam to Khadija."
    Then in the queue of Amina there waits "Salam to Amina."
    And in the queue of Khadija there waits "Salam to Khadija."
    And in the queue of all his wards there waits "Salam to Amina., Salam to Khadija."
    And the figures of Ibrahim for Amina say that 1 item waits
    And the figures of Ibrahim for all his wards say that 2 items wait

  Scenario: He browses with the eyes of the ward of whom he asks
    Given Khadija names Ibrahim as her guardian, who verifies by the code
    Then what Ibrahim browses for Khadija is what Khadija browses
    And what Ibrahim browses is what Amina browses

  Scenario Outline: Of a sister who is not his ward he learns nothing
    When Ibrahim asks for <what> of Khadija
    Then it does not exist for him

    Examples:
      | what            |
      | the queue       |
      | the figures     |
      | the record      |
      | the profile     |
      | what she browses |

  Scenario: A guardian who is a member too looks with his own eyes, and with hers where he asks for her
    Given Amina names Bilal as her guardian, who verifies by the code
    Then what Bilal browses for Amina is what Amina browses
    And what Bilal browses is of sisters alone

  Scenario: An imam is named by many on one day
    When 11 more sisters name Ibrahim as their guardian, who verifies by the code
    Then Ibrahim guards 12 sisters
