Feature: Warnings that a guardian is shown
  No message is held back by a machine. Her guardian sees which words to look at, and why.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario Outline: What is noticed in a message
    When Yusuf writes <words>
    Then Ibrahim is shown <found> as <what> in a warning

    Examples:
      | words                                  | found                      | what                                  |
      | "My number is 07700 900 123, call me." | "07700 900 123"            | "a phone number"                      |
      | "It is ٠٧٧٠٠ ٩٠٠ ١٢٣ for you."         | "٠٧٧٠٠ ٩٠٠ ١٢٣"            | "a phone number"                      |
      | "yusuf at example dot com is mine."    | "yusuf at example dot com" | "an email address"                    |
      | "Could you lend me £500?"              | "Could you lend me £500"   | "a request for money"                 |
      | "Please, let us meet alone."           | "meet alone"               | "a request to meet alone"             |
      | "Please don't tell your father."       | "don't tell your father"   | "a request to keep a secret from you" |

  Scenario: Harmless words have no warning
    When Yusuf writes "I live alone since my mother passed away."
    Then Ibrahim is shown no warning

  Scenario: A warning holds nothing back
    Given Yusuf writes "Please, let us meet alone."
    When Ibrahim approves it
    Then Amina sees "Please, let us meet alone." as approved by the guardian

  Scenario: The page behind the e-mailed link shows it too
    Given 61 minutes pass
    When Yusuf writes "Please, let us meet alone."
    Then the page behind the e-mailed link shows Ibrahim "meet alone" and why it matters

  Scenario: The conversation that he reads shows it too
    Given Yusuf writes "Please, let us meet alone."
    Then Ibrahim is shown "meet alone" in the conversation

  Scenario: The two participants see no warnings
    Given Yusuf writes "Please, let us meet alone."
    And Ibrahim approves it
    Then neither Yusuf nor Amina is shown a warning
