Feature: Meetings
  From the family introduction on, the two members and her guardian agree on a meeting. A meeting never takes place
  without her guardian, or a person whom he names. Each of the three gets a calendar file.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf and Amina have come to "Family introduction"

  Scenario: A man proposes, her guardian reads it first, and all three confirm
    Given an hour has passed
    When Yusuf proposes a meeting in 3 or 4 days
    Then Ibrahim gets an email about the proposal, without the place
    And Amina reads nowhere that Yusuf proposed a meeting
    When Ibrahim confirms the time in 4 days, and names "her aunt Khadija" in his place
    Then Amina gets an email about the proposal, without the place
    And Amina reads that "her aunt Khadija" is there
    When Yusuf confirms the time in 4 days
    And Amina confirms the time in 4 days
    Then the meeting is confirmed for all three
    And each of the three gets a calendar file that says "confirmed", with the number 1

  Scenario: A meeting is moved and cancelled, and calendars follow
    Given a meeting in 3 days is confirmed
    When Amina moves the meeting to 5 days
    Then each of the three gets a calendar file that says "moved", with the number 2
    When Ibrahim and Yusuf confirm the time in 5 days
    Then each of the three gets a calendar file that says "confirmed", with the number 3
    When Yusuf cancels the meeting because "My father is ill"
    Then each of the three gets a calendar file that says "cancelled", with the number 4
    And Ibrahim reads the reason "My father is ill", and Amina does not

  Scenario: Two confirm at the same moment
    Given Ibrahim proposes a meeting in 3 days
    When Yusuf and Amina confirm the time in 3 days at the same moment
    Then the meeting is confirmed for all three
    And each of the three gets a calendar file that says "confirmed", with the number 1

  Scenario: One confirms while another moves it
    Given Ibrahim proposes a meeting in 3 days
    And Yusuf confirms the time in 3 days
    When Amina confirms the time in 3 days while Ibrahim moves the meeting to 5 days
    Then all three see the times that now hold

  Scenario: Nobody meets before the family introduction, while paused, or in a room that is not offered
    Given Bilal and Zaynab are matched, and Hamza is her guardian
    Then Bilal cannot propose a meeting because of "matchmaking.stage-too-early"
    And Yusuf cannot propose a meeting in a room of the operator
    When Amina pauses the conversation of Yusuf and Amina
    Then Yusuf cannot propose a meeting because of "matchmaking.match-paused"

  Scenario: A meeting ends with her guardian's part
    Given a meeting in 3 days is confirmed
    When Ibrahim steps down from the families of Amina
    Then the meeting is cancelled for Yusuf and Amina, who get a calendar file

  Scenario: A meeting is cancelled while her guardian is on hold, and his calendar follows when the hold ends
    Given Hamza and Zaynab belong to the staff
    And a meeting in 3 days is confirmed
    When Hamza holds what is sent to Ibrahim
    And Amina cancels the meeting because "I cannot come"
    Then Ibrahim gets no calendar file that says "cancelled"
    When Hamza ends the hold of Ibrahim
    Then each of the three gets a calendar file that says "cancelled", with the number 2
    When Hamza holds what is sent to Ibrahim
    And Hamza ends the hold of Ibrahim
    Then each of the three gets a calendar file that says "cancelled", with the number 2

  Scenario: Feedback is private
    Given a meeting in 3 days is confirmed
    And 4 days have passed
    When Amina answers that she would like to "stop" after the meeting
    Then Amina reads her answer, and nobody else learns of it
    And the staff have no report about the meeting

  Scenario: One who did not feel safe is heard by the staff alone
    Given a meeting in 3 days is confirmed
    And 4 days have passed
    When Amina answers that she would like to "unsafe" after the meeting
    And Amina answers that she would like to "unsafe" after the meeting
    Then the staff have one report by Amina about Yusuf, listed first
    And Amina reads her answer, and nobody else learns of it
