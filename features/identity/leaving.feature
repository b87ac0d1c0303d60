Feature: Leaving the service
  A member who leaves disappears for others at once, can return for thirty days, and is then erased.

  Scenario: The page says when everything is erased
    Given Bilal, a brother with a profile
    And Bilal is also signed in on his phone
    When Bilal deletes his account
    Then he is told that it is erased in 30 days
    And Bilal is told by e-mail when his account will be erased
    And Bilal is signed out
    And his phone is signed out

  Scenario: Signing in during that time allows only a return
    Given Bilal, a brother with a profile
    And Bilal has deleted his account
    When Bilal signs in again
    Then he sees when his account is erased
    And Bilal can do nothing but restore it
    And Bilal gets no live updates

  Scenario: A member returns
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

  Scenario: The account is erased after thirty days
    Given Bilal, a brother with a profile
    And Bilal has deleted his account
    When 30 days pass
    Then Bilal can no longer sign in
    And his address is free again

  Scenario: A member who returned is not erased
    Given Bilal, a brother with a profile
    And Bilal has deleted his account
    And Bilal signs in again
    And Bilal restores his account
    When 31 days pass
    And Bilal signs in again
    Then Bilal may use everything again

  Scenario: Others see nothing of a member who left
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

  Scenario: A request that waits for its receiver is given back too
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina deletes her account
    Then the request of Yusuf is expired
    And Yusuf has 3 interest requests left

  Scenario: Requests sent by a member who leaves end
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    When Yusuf deletes his account
    Then nothing waits for Ibrahim
    And Amina sees no request that she could answer

  Scenario: Matches end, and delivered messages stay readable
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

  Scenario: A message that was never decided is not shown as waiting
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf writes "Assalamu alaikum."
    When Amina deletes her account
    Then Yusuf sees that his message was never delivered

  Scenario: Matches and plans do not come back after a return
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf has deleted his account
    When Yusuf signs in again
    And Yusuf restores his account
    Then the match has ended for Yusuf
    And Yusuf is on the free plan

  Scenario: A guardian who leaves has no more wards
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

  Scenario: Open items of a guardian who left wait for the next one
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf writes "Assalamu alaikum."
    And Ibrahim has deleted his account
    When Amina names Musa as her guardian, who verifies and sets up his account
    Then Musa sees "Assalamu alaikum." waiting for him
    When Musa approves it
    Then Amina sees "Assalamu alaikum." as approved by the guardian

  Scenario: A guardian who returns must be named again
    Given Amina, a sister with her guardian Ibrahim
    And Ibrahim has deleted his account
    When Ibrahim signs in again
    And Ibrahim restores his account
    Then Amina has no guardian
    And Ibrahim is not a guardian

  Scenario: Nobody becomes the guardian of a sister who left
    Given Amina, a sister whose guardian is invited
    And Amina has deleted her account
    When her guardian presses the button behind the link
    Then the attempt is refused because the link is not valid

  Scenario: Optional e-mails stop
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf writes "One."
    And Ibrahim approves it
    And Yusuf writes "Two."
    And Ibrahim approves it
    And Amina has deleted her account
    When 61 minutes pass
    Then Amina has received 1 e-mail about messages
