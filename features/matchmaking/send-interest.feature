Feature: Sending an interest request
  Sending needs a complete profile, a paid plan, a verified guardian on the sister's side, and a request left
  this month.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan

  Scenario: A request waits for her guardian
    When Yusuf sends Amina an interest request
    Then the request of Yusuf waits for the guardian
    And Amina sees that it is under guardian review, without words or buttons

  Scenario: Her own request waits for her guardian too
    Given Amina has a paid plan
    When Amina sends Yusuf an interest request
    Then Yusuf knows nothing of it
    When Ibrahim approves it
    Then Yusuf may accept or decline it

  Scenario: The free plan cannot send
    Given Bilal, a brother with a profile
    When Bilal sends Amina an interest request
    Then the attempt is refused because a paid plan is needed

  Scenario: A sister without a verified guardian cannot send
    Given Khadija, a sister whose guardian is invited
    And Khadija has a paid plan
    When Khadija sends Yusuf an interest request
    Then the attempt is refused because a verified guardian is needed

  Scenario: A sister without a verified guardian cannot be asked
    Given Khadija, a sister whose guardian is invited
    When Yusuf sends Khadija an interest request
    Then it does not exist for him

  Scenario: Only one request can be open between two people
    Given Amina has a paid plan
    And Yusuf sends Amina an interest request
    When Amina sends Yusuf an interest request
    Then the attempt is refused because a request is open already

  Scenario: After a refusal the pair may try again after 90 days
    Given Yusuf has a paid plan for 6 months
    And Yusuf sends Amina an interest request
    And Ibrahim declines it with the reason "Not now."
    And Yusuf reads that he can ask again 90 days after that
    When Yusuf sends Amina an interest request
    Then the attempt is refused because it is too soon
    When 91 days pass
    And Yusuf sends Amina an interest request
    Then the request of Yusuf waits for the guardian

  Scenario: An unanswered request ends after 30 days
    Given Yusuf sends Amina an interest request
    And Yusuf and Amina read that it ends 30 days after it was sent
    When 31 days pass
    Then the request of Yusuf is expired
    And nothing waits for Ibrahim
    And Yusuf is told by e-mail that it ended

  Scenario: The sender withdraws a request
    Given Yusuf sends Amina an interest request
    When Yusuf withdraws it
    Then the request of Yusuf is withdrawn
    And nothing waits for Ibrahim
