Feature: Reporting a profile, a message or a guardian
  A report goes to the staff with a copy of what it is about. The reported person is never told who reported.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: She reports what he wrote
    Given Yusuf writes "Send me 500 pounds."
    And Ibrahim approves it
    When Amina reports that message as "money"
    Then the report is filed
    And the staff read "Send me 500 pounds." in the report

  Scenario: A report stores the words as they were
    Given Yusuf writes "Send me 500 pounds."
    And Ibrahim approves it
    And Amina reports that message as "money"
    When Yusuf deletes his account
    And 31 days pass
    Then the staff read "Send me 500 pounds." in the report

  Scenario: The guardian reports a message that waits for him
    Given Yusuf writes "Meet me alone."
    When Ibrahim reports that message as "pressure"
    Then the report is filed

  Scenario: She cannot report what was not delivered to her
    Given Yusuf writes "Meet me alone."
    When Amina reports that message as "pressure"
    Then it does not exist for her

  Scenario: Nobody can report what they cannot read
    Given Yusuf writes "Meet me alone."
    And Khadija, a sister with her guardian Musa
    When Musa reports that message as "pressure"
    Then it does not exist for him

  Scenario: Nobody can report their own words
    Given Yusuf writes "Assalamu alaikum."
    When Yusuf reports that message as "other"
    Then the attempt is refused because these are his own words

  Scenario: A member reports a profile that he can see
    When Amina reports the profile of Yusuf as "untrue"
    Then the report is filed
    And the staff read "I teach in a primary school" in the report

  Scenario: A blocked profile can still be reported, but no other hidden one
    Given Amina blocks Yusuf
    When Amina reports the profile of Yusuf as "untrue"
    Then the report is filed
    And the staff read "I teach in a primary school" in the report
    When 31 days pass
    And Yusuf reports the profile of Amina as "untrue"
    Then it does not exist for him

  Scenario: A conversation that has ended can be reported for thirty days
    Given Yusuf ends the conversation of Yusuf and Amina
    Then Amina may report him from the page of the conversation
    When Amina reports the profile of Yusuf as "against_the_law"
    Then the report is filed
    When 31 days pass
    And Amina makes her profile private
    And Yusuf makes his profile private
    Then Amina may no longer report him from the page of the conversation
    When Amina reports the profile of Yusuf as "against_the_law"
    Then it does not exist for her

  Scenario Outline: Urgent reports come first, and are marked until somebody has read them
    Given Amina reports the profile of Yusuf as "untrue"
    And Amina reports the profile of Yusuf as "<reason>"
    Then the staff see the report first, marked as urgent
    When the staff read the report because "to look into it"
    Then the staff see the report first, and no longer marked

    Examples:
      | reason          |
      | under_18        |
      | forced_marriage |
      | against_the_law |

  Scenario: A ward reports her guardian
    When Amina reports her guardian as "obstruction", saying "He declines everybody unread."
    Then the report is filed
    And the staff read "He declines everybody unread." in the report
    And Ibrahim has no reports

  Scenario: Another sister's guardian cannot be reported
    Given Khadija, a sister with her guardian Musa
    When Khadija reports the guardian of Amina as "threat"
    Then it does not exist for her

  Scenario: Only the reporter is told the outcome
    Given Amina reports the profile of Yusuf as "untrue"
    When the staff resolve the report: "acted"
    Then Amina is told by e-mail that it was reviewed
    And Amina sees that her report was acted upon
    And Yusuf has received no e-mail about it

  Scenario: The outcome about a guardian is told in neutral words
    Given Amina reports her guardian as "threat", saying "He threatens me."
    When the staff resolve the report: "acted"
    Then Amina has received one e-mail that there is something new
    And Ibrahim has received no e-mail about it

  Scenario: A report is resolved once
    Given Amina reports the profile of Yusuf as "untrue"
    And the staff resolve the report: "nothing_found"
    When the staff resolve the report: "acted"
    Then the attempt is refused because it ended already

  Scenario: A report is deleted a year after it was resolved
    Given Amina reports the profile of Yusuf as "untrue"
    And the staff resolve the report: "nothing_found"
    When 366 days pass
    Then the staff no longer find the report

  Scenario: The audit log records each reading of a report
    Given Amina reports the profile of Yusuf as "untrue"
    When the staff read the report because "to look into it"
    Then the audit log records it with the reason "to look into it"
