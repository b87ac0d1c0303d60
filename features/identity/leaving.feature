Feature: Leaving
  Whoever leaves is gone for others at once, can return for thirty days, and is then erased.

  Scenario: Leaving says when everything is erased
    Given Bilal, a brother with a profile
    And Bilal is also signed in on his telephone
    When Bilal deletes his account
    Then he is told that it is erased in 30 days
    And Bilal is told by e-mail when his account will be erased
    And Bilal is signed out
    And his telephone is signed out

  Scenario: Signing in opens the way back and nothing else
    Given Bilal, a brother with a profile
    And Bilal has deleted his account
    When Bilal signs in again
    Then he sees when his account is erased
    And Bilal can do nothing but restore it
    And Bilal is listening to nothing

  Scenario: Somebody returns
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Amina has deleted her account
    And 29 days pass
    When Amina signs in again
    And Amina restores her account
    Then Amina is told by e-mail that her account is restored
    And Yusuf finds Amina
    And Amina may use everything again
    And Ibrahim guards 1 ward

  Scenario: Erased when the time is over
    Given Bilal, a brother with a profile
    And Bilal has deleted his account
    When 30 days pass
    Then Bilal can no longer sign in
    And his address is free again

  Scenario: Who returned in time is not erased
    Given Bilal, a brother with a profile
    And Bilal has deleted his account
    And Bilal signs in again
    And Bilal restores his account
    When 31 days pass
    And Bilal signs in again
    Then Bilal may use everything again

  Scenario: Others see nothing of who left
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    When Amina deletes her account
    Then Yusuf does not find Amina
    And Yusuf cannot send Amina an interest request
    And Ibrahim is not a guardian
    And Ibrahim is told by e-mail that she closed her account

  Scenario: An unanswered request is given back when its receiver leaves
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    And Yusuf has 2 interest requests left
    When Amina deletes her account
    Then the request of Yusuf is expired
    And Yusuf has 3 interest requests left
    And Yusuf is told by e-mail that it ended
    And nothing waits for Ibrahim

  Scenario: A request that waited for its receiver is given back too
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina deletes her account
    Then the request of Yusuf is expired
    And Yusuf has 3 interest requests left

  Scenario: The requests of who leaves end
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    When Yusuf deletes his account
    Then nothing waits for Ibrahim
    And Amina sees no request that she could answer

  Scenario: Matches end, and what was delivered stays readable
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf writes "Assalamu alaikum."
    And Ibrahim approves it
    And Yusuf writes "Is your family well?"
    When Yusuf deletes his account
    Then the match has ended for Amina, and shows nothing of him
    And Amina has 1 unread message
    And Amina sees "Assalamu alaikum." as approved by the guardian
    And nothing waits for Ibrahim
    When Amina tries to write "Are you there?"
    Then the attempt is refused because the conversation is not active

  Scenario: A message that nobody decided any more is not shown as waiting
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf writes "Assalamu alaikum."
    When Amina deletes her account
    Then Yusuf sees that his message was never delivered

  Scenario: Matches stay ended after a return, and a plan does not come back
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf has deleted his account
    When Yusuf signs in again
    And Yusuf restores his account
    Then the match has ended for Yusuf
    And Yusuf is on the free plan

  Scenario: A guardian who leaves guards nobody
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    When Ibrahim deletes his account
    Then Amina has no guardian
    And Amina is told by e-mail that her guardian no longer acts
    When Amina tries to write "Assalamu alaikum."
    Then the attempt is refused because her guardian is not verified

  Scenario: A sister without a guardian is not listed, and may name another
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    When Ibrahim deletes his account
    Then Yusuf does not find Amina
    When Amina names another guardian
    Then her guardian is not verified

  Scenario: What waited for a guardian who left waits for the next one
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf writes "Assalamu alaikum."
    And Ibrahim has deleted his account
    When Amina names Musa as her guardian, who verifies and sets up his account
    Then Musa sees "Assalamu alaikum." waiting for him
    When Musa approves it
    Then Amina sees "Assalamu alaikum." as approved by the guardian

  Scenario: A guardian who returns is nobody's guardian until he is named again
    Given Amina, a sister with her guardian Ibrahim
    And Ibrahim has deleted his account
    When Ibrahim signs in again
    And Ibrahim restores his account
    Then Amina has no guardian
    And Ibrahim is not a guardian

  Scenario: Nobody becomes the guardian of who left
    Given Amina, a sister whose guardian is invited
    And Amina has deleted her account
    When her guardian presses the button behind the link
    Then the attempt is refused because the link leads nowhere

  Scenario: E-mails that one may switch off no longer come
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf writes "One."
    And Ibrahim approves it
    And Yusuf writes "Two."
    And Ibrahim approves it
    And Amina has deleted her account
    When 61 minutes pass
    Then Amina has had 1 e-mail about messages
