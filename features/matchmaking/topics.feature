Feature: The operator's list of topics
  Each stage has topics for two people to speak about. Operators edit the list in the console. Each change leaves the
  words before it readable.

  Scenario: Fourteen topics are on from the start
    Then 14 topics are on
    And the topic "Mahr: what, how much, when" is on
    And the topic "Wills" is off

  Scenario: Subjects that hurt when written are for speaking only
    Then these topics have no text field:
      | Convictions          |
      | Health               |
      | Violence suffered    |
      | Why a marriage ended |

  Scenario: The earlier words of a hint remain
    When an operator changes the hint of "Wills" to "Who has a copy of it?"
    Then the topic "Wills" has 2 versions
    And the hint of "Wills" is "Who has a copy of it?", and was "Do you have a will?" at first

  Scenario: A topic in use is switched off, not deleted
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And their conversation uses the topic "Papers"
    Then an operator cannot delete the topic "Papers"
    And an operator cannot make the topic "Papers" one that is only spoken of
    When an operator switches the topic "Papers" off
    Then the topic "Papers" is off
