Feature: What a guardian is shown beside the words
  In messages nothing is held back. Her guardian sees what to look at, in which words, and why.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario Outline: Found in a message
    When Yusuf writes <words>
    Then Ibrahim is shown <found> as <what> beside it

    Examples:
      | words                                          | found                     | what                                      |
      | "My number is 07700 900 123, call me."         | "07700 900 123"           | "a phone number"                          |
      | "It is ٠٧٧٠٠ ٩٠٠ ١٢٣ for you."                  | "٠٧٧٠٠ ٩٠٠ ١٢٣"           | "a phone number"                          |
      | "yusuf at example dot com is mine."            | "yusuf at example dot com" | "an email address"                       |
      | "Could you lend me £500?"                      | "Could you lend me £500"  | "a request for money"                     |
      | "Please, let us meet alone."                   | "meet alone"              | "a wish to meet alone"                    |
      | "Please don't tell your father."               | "don't tell your father"  | "a wish to keep something from you"       |

  Scenario: Harmless words bear no flag
    When Yusuf writes "I live alone since my mother passed away."
    Then Ibrahim is shown nothing beside it

  Scenario: A flag holds nothing back
    Given Yusuf writes "Please, let us meet alone."
    When Ibrahim approves it
    Then Amina sees "Please, let us meet alone." as approved by the guardian

  Scenario: It stands on the page behind the e-mailed link as well
    Given 61 minutes pass
    When Yusuf writes "Please, let us meet alone."
    Then the page behind the e-mailed link shows Ibrahim "meet alone" and why it matters

  Scenario: And in the conversation that he reads
    Given Yusuf writes "Please, let us meet alone."
    Then Ibrahim is shown "meet alone" in the conversation

  Scenario: The two are shown no flags
    Given Yusuf writes "Please, let us meet alone."
    And Ibrahim approves it
    Then neither Yusuf nor Amina is shown that anything was found
