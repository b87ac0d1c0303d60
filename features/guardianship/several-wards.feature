Feature: One guardian with several wards
  A father of two daughters, or an imam, is the guardian of several sisters with one account. Each has her own
  queue, and nothing of one sister appears among the items of another.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Khadija, a sister whose guardian is invited
    And Yusuf, a brother with a paid plan
    And Bilal, a brother with a paid plan

  Scenario: He sees his wards and the sisters who have named him and wait for his answer
    When Khadija names the address of Ibrahim as her guardian's
    And Ibrahim has proven his address
    Then the wards of Ibrahim are "Amina: verified, Khadija: pending"
    But nothing of Khadija but her name is shown to Ibrahim

  Scenario: A sister who named another address is not shown to him
    Then the wards of Ibrahim are "Amina: verified"

  Scenario: Each ward has her own queue
    Given Khadija names Ibrahim as her guardian, who verifies by the code
    And Yusuf sent Amina an interest request saying "Salam to Amina."
    And Bilal sent Khadija an interest request saying "Salam to Khadija."
    Then in the queue of Amina there waits "Salam to Amina."
    And in the queue of Khadija there waits "Salam to Khadija."
    And in the queue of all his wards there waits "Salam to Amina., Salam to Khadija."
    And the figures of Ibrahim for Amina say that 1 item waits
    And the figures of Ibrahim for all his wards say that 2 items wait

  Scenario: He browses from the perspective of the ward for whom he asks
    Given Khadija names Ibrahim as her guardian, who verifies by the code
    Then what Ibrahim browses for Khadija is what Khadija browses
    And what Ibrahim browses is what Amina browses

  Scenario Outline: He learns nothing of a sister who is not his ward
    When Ibrahim asks for <what> of Khadija
    Then it does not exist for him

    Examples:
      | what            |
      | the queue       |
      | the figures     |
      | the record      |
      | the profile     |
      | what she browses |

  Scenario: A guardian who is also a member browses for himself or for his ward
    Given Amina names Bilal as her guardian, who verifies by the code
    Then what Bilal browses for Amina is what Amina browses
    And what Bilal browses is sisters only

  Scenario: Many sisters name one imam on the same day
    When 11 more sisters name Ibrahim as their guardian, who verifies by the code
    Then Ibrahim guards 12 sisters
