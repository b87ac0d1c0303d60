Feature: People in the console
  The staff find everybody who has an account. Admins decide about accounts, and moderators look.

  Background:
    Given Bilal, a brother with a profile
    And Maryam, a moderator

  Scenario: A suspension tells until when it lasts, and ends by itself
    When an admin disables Bilal's account for 3 days because "he wrote rudely"
    Then Bilal is told by e-mail that his account is disabled for a time
    When Bilal signs in with the right password
    Then the attempt is refused because the account is suspended
    When 4 days pass
    And Bilal signs in with the right password
    Then he is signed in
    And Bilal is told by e-mail that his account is open again

  Scenario: Nothing of why an account is disabled stands in the letter
    When an admin disables Bilal's account because "Amina reported him"
    Then Bilal is told by e-mail that his account is disabled
    And nothing that Bilal was written says "Amina reported him"

  Scenario: An admin may set another end
    Given an admin disables Bilal's account for 3 days because "he wrote rudely"
    When an admin disables Bilal's account because "he wrote far worse"
    And 4 days pass
    And Bilal signs in with the right password
    Then the attempt is refused because the account is disabled

  Scenario: A guardian is told that the account of his ward rests
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    When an admin disables Amina's account because "she asked for it"
    Then Ibrahim is told by e-mail that nothing of his ward waits for him
    When an admin enables Amina's account because "she asked for it"
    Then Ibrahim finds out by e-mail that it goes on

  Scenario: A moderator finds people, and changes nothing of them
    When Maryam looks for Bilal in the console
    Then she finds him alone
    When Maryam tries to disable Bilal's account
    Then the attempt is refused because she may not

  Scenario: A moderator settles reports
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Amina has reported Yusuf
    When Maryam settles the newest report
    Then the audit holds that with the reason "the report was right"

  Scenario: The console knows what happened to somebody
    Given an admin disables Bilal's account because "a mistake"
    And an admin enables Bilal's account because "a mistake of ours"
    When an admin opens what happened to Bilal
    Then it tells, the newest first, of "enabled, disabled, profile-created, signed-up"
