Feature: People in the console
  The staff can look up everybody who has an account. Admins decide about accounts; moderators only read, and
  other staff do what their duties allow (R-8.20).

  Background:
    Given Bilal, a brother with a profile
    And Maryam, a moderator

  Scenario: A suspension states its end, and ends by itself
    When an admin disables Bilal's account for 3 days because "he wrote rudely"
    Then Bilal is told by e-mail that his account is disabled for a time
    When Bilal signs in with the right password
    Then the attempt is refused because the account is suspended
    When 4 days pass
    And Bilal signs in with the right password
    Then he is signed in
    And Bilal is told by e-mail that his account is open again

  Scenario: The e-mail does not say why an account is disabled
    When an admin disables Bilal's account because "Amina reported him"
    Then Bilal is told by e-mail that his account is disabled
    And no e-mail that Bilal has received says "Amina reported him"

  Scenario: An admin may change the end
    Given an admin disables Bilal's account for 3 days because "he wrote rudely"
    When an admin disables Bilal's account because "he wrote far worse"
    And 4 days pass
    And Bilal signs in with the right password
    Then the attempt is refused because the account is disabled

  Scenario: A guardian is told that his ward's account is disabled
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    When an admin disables Amina's account because "she asked for it"
    Then Ibrahim is told by e-mail that he has nothing to decide for his ward
    When an admin enables Amina's account because "she asked for it"
    Then Ibrahim gets an e-mail that it continues

  Scenario: A moderator finds people but cannot change them
    When Maryam looks for Bilal in the console
    Then she finds only him
    When Maryam tries to disable Bilal's account
    Then the attempt is refused because she may not

  Scenario: A moderator resolves reports
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Amina has reported Yusuf
    When Maryam resolves the newest report
    Then the audit log records it with the reason "the report was right"

  Scenario: Staff do what their duties allow, and lose it at once
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Amina has reported Yusuf
    And Zaynab, one of the staff with the duty "cases"
    When Zaynab resolves the newest report
    Then the audit log records it with the reason "the report was right"
    When Zaynab tries to disable Bilal's account
    Then the attempt is refused because she may not
    When an admin entrusts Zaynab with the duty "content" instead, and she signs in again
    And Zaynab looks for Bilal in the console
    Then the attempt is refused because she may not

  Scenario: The console shows a person's history
    Given an admin disables Bilal's account because "a mistake"
    And an admin enables Bilal's account because "a mistake of ours"
    When an admin opens the history of Bilal
    Then it lists, the newest first, "enabled, disabled, profile-created, signed-up"
