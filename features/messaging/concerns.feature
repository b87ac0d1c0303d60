Feature: A guardian says that a message is a threat or asks for money
  When a guardian declines a message to his ward, he may say that it is a threat or asks for money. The staff look at
  it. She learns that he did, and never reads its words.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf writes "Send me £500 or you will be sorry."

  Scenario Outline: The staff see the message, and she learns the fact
    When Ibrahim declines it as <concern>
    Then the staff have a report of it as <concern>, with its words
    And Amina is told by e-mail that her guardian reported a message
    And Amina reads <concern> among her guardian's decisions
    And Amina finds "Send me" nowhere
    And Yusuf learns nothing of the report

    Examples:
      | concern |
      | threat  |
      | money   |

  Scenario: On the page behind the link of his email, without JavaScript
    When Ibrahim declines it as threat on the page behind the link
    Then the staff have a report of it as threat, with its words
    And Amina is told by e-mail that her guardian reported a message

  Scenario: By the link of his email, without opening the page
    When Ibrahim declines it as money by the link
    Then the staff have a report of it as money, with its words

  Scenario: Without a concern nothing is reported
    When Ibrahim declines it
    Then the staff have no report of it

  Scenario: Words with an answer count as a message
    Given Bilal, a brother with a paid plan
    And Bilal asks Amina, whose request Ibrahim approves, and she declines it with "Pay my debts first."
    When Ibrahim declines these words as money
    Then the staff have a report of these words as money

  Scenario: Only a declined message can be marked
    When Ibrahim approves it as threat
    Then the request is refused as not valid
    Given Bilal, a brother with a paid plan
    And Bilal sends Amina an interest request
    When Ibrahim declines the request of Bilal as threat
    Then the request is refused as not valid
