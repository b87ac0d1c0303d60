Feature: From the first words to a marriage
  One couple comes to a marriage here. Three others end on the way, and what was open between them ends with the match.

  Scenario: A couple marries
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a paid plan
    And Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina accepts it without words
    Then Yusuf and Amina are at "Initial conversation"
    When Yusuf writes "Assalamu alaikum."
    And Ibrahim approves it
    Then Amina sees "Assalamu alaikum." as approved by the guardian
    Given Yusuf and Amina have agreed on the first topic
    Then all three read that the topic is "agreed"
    When Yusuf and Amina come to "Family introduction"
    And Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    And Yusuf opens the number
    Then he reads "+44 7700 900001" and "after Maghrib"
    When Ibrahim asks Yusuf for a relative
    And Yusuf names his uncle with an email address
    And Ibrahim opens the details of the relative
    Then he reads the name, the relation and the number
    When Amina marks the first topic of this stage as one to be spoken of
    Then all three read that the topic is "to_be_spoken"
    Given a meeting in 3 days is confirmed
    Then each of the three gets a calendar file that says "confirmed", with the number 1
    When Yusuf and Amina come to "Meeting arranged"
    And 4 days have passed
    And Amina answers that she would like to "continue" after the meeting
    Then Amina reads her answer, and nobody else learns of it
    And Amina is asked whether she wants this
    When Amina answers "yes" in private
    And Yusuf and Amina come to "Serious consideration"
    Then neither Yusuf nor Amina is listed
    When Yusuf and Amina agree on the first topic of this stage
    Then all three read that the topic is "agreed"
    When Yusuf and Amina come to "Engagement"
    And Yusuf and Amina come to "Completed"
    Then the conversation of Yusuf and Amina is active
    And Amina is not asked whether she wants this
    And Yusuf, Amina and Ibrahim read on the path:
      | topics      | agreed, to_be_spoken, agreed |
      | meetings    | confirmed                    |
      | releases    | phone                        |
      | relative    | named                        |

  Scenario: She ends it kindly after a meeting
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf and Amina have come to "Family introduction"
    And Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    And Yusuf and Amina have agreed on the first topic
    And a meeting in 3 days is confirmed
    And Yusuf and Amina have come to "Meeting arranged"
    And 4 days have passed
    When Amina answers that she would like to "stop" after the meeting
    Then Amina reads her answer, and nobody else learns of it
    And the conversation of Yusuf and Amina is active
    When Amina ends the conversation of Yusuf and Amina, saying "May Allah give him better. I do not want to go on."
    Then the conversation of Yusuf and Amina has ended
    And Yusuf reads that her side ended it
    And Yusuf finds "I do not want to go on" nowhere
    And nothing that was released is stored
    And Ibrahim has nothing to decide, and nobody can answer any more
    And all three read that the topic is "agreed"
    And both Yusuf and Amina are listed

  Scenario: Her guardian ends it, and she does not object
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf and Amina have come to "Family introduction"
    And Yusuf and Amina have answered the first topic
    And a meeting in 30 days is confirmed
    And Amina proposes "Meeting arranged"
    When Ibrahim ends the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina is paused
    And nothing is proposed to Yusuf
    And Yusuf reads that her side paused it
    And Amina reads that it ends in 7 days, and that she can object
    When 8 days pass in that conversation
    Then the conversation of Yusuf and Amina has ended
    And Amina reads that her guardian ended it
    And Yusuf reads that her side ended it
    And the meeting is cancelled for Yusuf and Amina, who get a calendar file
    And Ibrahim has nothing to decide, and nobody can answer any more
    And Yusuf and Amina do not read each other's answers

  Scenario: A guardian without an account decides by email until the man leaves
    Given Amina, a sister whose guardian is invited
    And her guardian accepts on the page without JavaScript
    And Yusuf, a brother with a paid plan
    And Yusuf sends Amina an interest request
    When her guardian approves the request on the page behind his email
    And Amina accepts it without words
    And Yusuf writes "Assalamu alaikum."
    And an hour has passed
    And her guardian approves the message on the page behind his email
    Then Amina sees "Assalamu alaikum." as approved by the guardian
    When Yusuf and Amina have answered the first topic
    And an hour has passed
    And her guardian approves the topic on the page behind his email
    Then Yusuf and Amina read both answers
    When Yusuf proposes "Family introduction"
    And Amina agrees to "Family introduction"
    And Amina proposes "Meeting arranged"
    And Yusuf agrees to "Meeting arranged"
    And an hour has passed
    And her guardian approves the stage on the page behind his email
    Then Yusuf and Amina are at "Meeting arranged"
    And her guardian has no account
    Given Amina answers the first topic with "I read each evening"
    And an hour has passed
    And Yusuf deletes his account
    Then the match has ended for Amina, and shows nothing of him
    And the links in the emails to her guardian have nothing to decide
