Feature: Reporting a profile, a message or a guardian
  A report goes to the staff with what it is about, as it was at that time. The reported is never
  told who reported.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: She reports what he wrote
    Given Yusuf writes "Send me 500 pounds."
    And Ibrahim approves it
    When Amina reports that message as "money"
    Then the report is filed
    And the staff reads "Send me 500 pounds." in the report

  Scenario: A report keeps the words of its time
    Given Yusuf writes "Send me 500 pounds."
    And Ibrahim approves it
    And Amina reports that message as "money"
    When Yusuf deletes his account
    And 31 days pass
    Then the staff reads "Send me 500 pounds." in the report

  Scenario: The guardian reports a message that waits for him
    Given Yusuf writes "Meet me alone."
    When Ibrahim reports that message as "pressure"
    Then the report is filed

  Scenario: What was not delivered to her does not exist for her
    Given Yusuf writes "Meet me alone."
    When Amina reports that message as "pressure"
    Then it does not exist for her

  Scenario: Nobody reports what he does not read
    Given Yusuf writes "Meet me alone."
    And Khadija, a sister with her guardian Musa
    When Musa reports that message as "pressure"
    Then it does not exist for him

  Scenario: One's own words are no matter for a report
    Given Yusuf writes "Assalamu alaikum."
    When Yusuf reports that message as "other"
    Then the attempt is refused because these are his own words

  Scenario: A profile is reported by who may see it
    When Amina reports the profile of Yusuf as "untrue"
    Then the report is filed
    And the staff reads "I teach in a primary school" in the report

  Scenario: Whom one has blocked one can still report, and nobody else whom one does not see
    Given Amina blocks Yusuf
    When Amina reports the profile of Yusuf as "untrue"
    Then the report is filed
    And the staff reads "I teach in a primary school" in the report
    When Yusuf reports the profile of Amina as "untrue"
    Then it does not exist for him

  Scenario: A ward reports her guardian
    When Amina reports her guardian as "obstruction", saying "He declines everybody unread."
    Then the report is filed
    And the staff reads "He declines everybody unread." in the report
    And Ibrahim has no reports

  Scenario: Nobody else's guardian can be reported
    Given Khadija, a sister with her guardian Musa
    When Khadija reports the guardian of Amina as "threat"
    Then it does not exist for her

  Scenario: The reporter is told the outcome, and nobody else
    Given Amina reports the profile of Yusuf as "untrue"
    When the staff comes to an end with the report: "acted"
    Then Amina is told by e-mail that it was looked at
    And Amina sees that her report was acted upon
    And Yusuf has had no e-mail about it

  Scenario: The outcome about a guardian is told in words that say nothing
    Given Amina reports her guardian as "threat", saying "He threatens me."
    When the staff comes to an end with the report: "acted"
    Then Amina has had one e-mail that there is something new
    And Ibrahim has had no e-mail about it

  Scenario: A report ends once
    Given Amina reports the profile of Yusuf as "untrue"
    And the staff comes to an end with the report: "nothing_found"
    When the staff comes to an end with the report: "acted"
    Then the attempt is refused because it ended already

  Scenario: A year after its end nothing is left of a report
    Given Amina reports the profile of Yusuf as "untrue"
    And the staff comes to an end with the report: "nothing_found"
    When 366 days pass
    Then the staff finds the report no more

  Scenario: Reading a report leaves an entry in the audit
    Given Amina reports the profile of Yusuf as "untrue"
    When the staff reads the report because "to look into it"
    Then the audit holds that with the reason "to look into it"
