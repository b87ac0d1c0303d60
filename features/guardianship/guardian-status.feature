Feature: The status of a guardian
  A guardian acts while he is verified, no question about him is open, and his account is active. While he
  cannot act nobody replaces him: everything waits, and his ward is told what she can do.

  Scenario Outline: What his ward can do while he cannot act
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Bilal, a brother with a paid plan
    When <what happens to Ibrahim>
    Then her guardian is not verified
    And Bilal does not find Amina
    And the match of Yusuf and Amina is paused
    When Bilal sends Amina an interest request
    Then it does not exist for him
    When Yusuf tries to write "Salam."
    Then the attempt is refused because her guardian is not verified
    And Ibrahim sees no ward and no open item

    Examples:
      | what happens to Ibrahim                     |
      | the staff open a question about Ibrahim |
      | something suggests that Ibrahim is Amina     |

  Scenario Outline: His role ends for good
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Bilal, a brother with a paid plan
    When <what happens to Ibrahim>
    Then Amina has no guardian
    And Bilal does not find Amina
    And the match of Yusuf and Amina is paused
    And Ibrahim has no access any more
    And Amina reads that his role ended because <why>
    When Amina names Musa as her guardian, who verifies by the code
    Then the match of Yusuf and Amina is active
    And Bilal finds Amina

    Examples:
      | what happens to Ibrahim                         | why               |
      | Ibrahim steps down                              | he stepped down   |
      | a question about Ibrahim is resolved against him | of a dispute      |
      | the staff do not confirm Ibrahim                | of a check        |
      | Ibrahim deletes his account                     | he left           |

  Scenario Outline: Everything continues once the cause is gone
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    When <what happens to Ibrahim>
    Then the match of Yusuf and Amina is paused
    When <how it is resolved>
    Then her guardian is verified
    And the match of Yusuf and Amina is active

    Examples:
      | what happens to Ibrahim                      | how it is resolved                                 |
      | the staff open a question about Ibrahim | the staff resolve it in favour of Ibrahim           |
      | something suggests that Ibrahim is Amina     | the staff confirm Ibrahim                          |
      | an admin disables Ibrahim's account because "a complaint" | an admin enables Ibrahim's account because "unfounded" |

  Scenario: One cause may end while another remains
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    When the staff open a question about Ibrahim
    And an admin disables Ibrahim's account because "a complaint"
    And the staff resolve it in favour of Ibrahim
    Then the match of Yusuf and Amina is paused
    And her guardian is not verified
    When an admin enables Ibrahim's account because "unfounded"
    Then the match of Yusuf and Amina is active

  Scenario: Each of the two learns only as much of the pause as they may know
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    When the staff open a question about Ibrahim
    Then Amina reads that the conversation is paused because of "dispute"
    And Yusuf reads that the conversation is paused because of "guardian-change"

  Scenario: Open items wait for the next guardian
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Yusuf sends Amina an interest request
    And the e-mail about it has reached Ibrahim
    When the staff open a question about Ibrahim
    And Ibrahim approves it on the page behind the e-mailed link
    Then it does not exist for him
    When Amina names Musa as her guardian, who verifies by the code
    Then Yusuf's request waits for Musa

  Scenario: Open items return to him once a question is resolved in his favour
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Yusuf sends Amina an interest request
    When the staff open a question about Ibrahim
    And the staff resolve it in favour of Ibrahim
    Then Yusuf's request waits for Ibrahim

  Scenario: A request that he approved stays approved, but cannot be accepted while he cannot act
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Yusuf sends Amina an interest request
    And Ibrahim approves it
    When the staff open a question about Ibrahim
    Then Amina may only decline it, as long as she has no acting guardian
    When Amina tries to accept it
    Then the attempt is refused because a verified guardian is needed
    When Amina names Musa as her guardian, who verifies by the code
    And Amina tries to accept it
    Then the match of Yusuf and Amina is active
