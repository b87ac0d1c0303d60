Feature: Serious consideration
  Nobody proposes upon another's proposal. From serious consideration on, neither of the two is listed or gets new
  requests, and requests that are open are on hold. Nobody else is told why. It ends when the conversation ends.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Bilal, a brother with a paid plan

  Scenario: Neither is listed or gets new requests until the conversation ends
    Given Yusuf and Amina have come to "Meeting arranged"
    Then both Yusuf and Amina are listed
    When Yusuf and Amina come to "Serious consideration"
    Then neither Yusuf nor Amina is listed
    And Bilal does not find Amina
    And Bilal cannot send Amina an interest request
    When Amina ends the conversation of Yusuf and Amina
    Then both Yusuf and Amina are listed
    When Bilal sends Amina an interest request
    Then the request of Bilal waits for the guardian

  Scenario: Neither of the two sends requests meanwhile
    Given Yusuf has a paid plan
    And Khadija, a sister with her guardian Musa
    And Yusuf and Amina have come to "Serious consideration"
    When Yusuf sends Khadija an interest request
    Then the attempt is refused because he is at serious consideration

  Scenario: A request that waits for her guardian is on hold, and he does not learn of it
    Given Bilal sends Amina an interest request
    When Yusuf and Amina come to "Serious consideration"
    Then the request of Bilal waits for the guardian
    And nothing waits for Ibrahim
    When Amina ends the conversation of Yusuf and Amina
    And Ibrahim approves it
    Then Amina may accept or decline it

  Scenario: A request that has reached her can be declined, and nobody reads why it is on hold
    Given Bilal sends Amina an interest request
    And Ibrahim approves it
    When Yusuf and Amina come to "Serious consideration"
    Then Amina may only decline it, since it is on hold
    When Amina accepts it without words
    Then the attempt is refused because the request is on hold

  Scenario: The other side of a request of his reads no reason either
    Given Yusuf has a paid plan
    And Khadija, a sister with her guardian Musa
    And Yusuf sends Khadija an interest request
    And Musa approves it
    When Yusuf and Amina come to "Serious consideration"
    Then Khadija may only decline it, since it is on hold

  Scenario: A request on hold lapses after thirty days and is given back
    Given Bilal sends Amina an interest request
    When Yusuf and Amina come to "Serious consideration"
    And 31 days pass
    Then the request of Bilal is expired
