Feature: A guardian steps down
  A guardian may step down at any time, with or without a reason. Only he and his ward can read his reason.

  Background:
    Given Amina, a sister with her guardian Ibrahim

  Scenario: Both are told, and she reads his reason
    When Ibrahim steps down with the reason "I am ill, and cannot do it well."
    Then Ibrahim is told by e-mail that he stepped down
    And Amina is told by e-mail that her guardian no longer acts
    And Amina reads of her former guardian "I am ill, and cannot do it well."

  Scenario: The e-mail to her does not repeat his reason
    When Ibrahim steps down with the reason "I am ill, and cannot do it well."
    Then no e-mail to Amina says "I am ill"

  Scenario: He need not give a reason
    When Ibrahim steps down
    Then Amina has no guardian
    And Amina is told by e-mail that her guardian no longer acts

  Scenario: He loses access at once
    Given Yusuf, a brother with a paid plan
    And Yusuf sends Amina an interest request
    And the e-mail about it has reached Ibrahim
    When Ibrahim steps down
    Then Ibrahim is not a guardian
    When Ibrahim approves it on the page behind the e-mailed link
    Then it does not exist for him

  Scenario: He can step down before his ward has a profile
    Given Khadija, a sister who has written no profile yet, with her guardian Musa
    When Musa steps down on the page of his wards
    Then Khadija has no guardian
    And Khadija is told by e-mail that her guardian no longer acts

  Scenario: He steps down once
    Given Ibrahim steps down
    When Ibrahim tries to step down for Amina
    Then the attempt is refused because he is no guardian

  Scenario: Nobody can step down for another
    Given Khadija, a sister with her guardian Musa
    When Musa tries to step down for Amina
    Then it does not exist for him
    And Amina has a verified guardian

  Scenario: He steps down for one of two wards, and stays the other's guardian
    Given Khadija, a sister whose guardian is invited
    And Khadija names Ibrahim as her guardian, who verifies by the code
    When Ibrahim steps down
    Then Amina has no guardian
    And Khadija has a verified guardian

  Scenario: He may step down while the staff look into a question about him
    Given the staff open a question about Ibrahim
    When Ibrahim steps down
    Then Amina has no guardian

  Scenario: His decisions stay in her record
    Given Yusuf, a brother with a paid plan
    And Yusuf sends Amina an interest request
    And Ibrahim declines it with the reason "Too far away."
    When Ibrahim steps down
    Then Amina sees the decision in hers

  Scenario: She may name him again
    Given Ibrahim steps down
    When Amina names Ibrahim as her guardian, who verifies by the code
    Then Amina has a verified guardian

  Scenario: A guardian without an account steps down by the link in his e-mail
    Given Khadija, a sister whose guardian is invited
    And Khadija names Musa as her guardian, who verifies by the link
    When Musa opens the link to step down
    Then Khadija has a verified guardian
    When he presses "Step down" there, giving the reason "I am moving abroad."
    Then he is asked to confirm, and sees his reason
    And Khadija has a verified guardian
    When he confirms it, giving the reason "I am moving abroad."
    Then Khadija has no guardian
    And Khadija reads of her former guardian "I am moving abroad."
    When Musa opens the link to step down
    Then the page says that he stepped down for Khadija, and when

  Scenario: Once he has an account that link has expired, and he steps down in the account
    When Ibrahim opens the link to step down
    Then it does not exist for him
