Feature: Writing to the staff in private
  Anybody who is signed in can write to the staff. Nobody else learns of it, neither her guardian nor the man of
  a match: not on a page, not in an e-mail, not in a file.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: She writes, and the staff answer
    When Amina writes to the staff "My father presses me to accept."
    Then Amina sees her question "My father presses me to accept." as open
    When the staff answer her "We have paused it. What would help you?"
    Then Amina sees her question "My father presses me to accept." as answered
    And Amina reads the answer "We have paused it. What would help you?"

  Scenario: An e-mail comes only if she asked for one
    When Amina writes to the staff "Is this right?"
    And the staff answer her "Tell us more."
    Then Amina has received no e-mail about it

  Scenario: The e-mail that she asked for says nothing of it
    When Amina writes to the staff "Is this right?" and asks for an e-mail
    And the staff answer her "Tell us more."
    Then Amina has received one e-mail that there is something new
    And no e-mail has a word of "Is this right?" or "Tell us more."

  Scenario: Nobody else reads it
    When Amina writes to the staff "My father presses me to accept."
    Then Ibrahim has no questions to the staff
    And Yusuf has no questions to the staff

  Scenario: Her guardian cannot find it, even if he joins the staff
    Given Amina writes to the staff "My father presses me to accept."
    When Ibrahim joins the staff
    Then Ibrahim does not find it among the support tickets
    When Ibrahim tries to answer the request for a review
    Then it does not exist for him

  Scenario: A guardian can write to the staff too
    When Ibrahim writes to the staff "What may I decide?"
    Then Ibrahim sees his question "What may I decide?" as open
    And Amina has no questions to the staff

  Scenario: A message that needs no answer is closed
    Given Amina writes to the staff "It is settled, thank you."
    When the staff close it because "settled by herself"
    Then Amina sees her question "It is settled, thank you." as closed
    When the staff try to answer her "Good."
    Then the attempt is refused because it ended already

  Scenario: A review waits until somebody is there who may do it
    Given the staff is a single admin
    And Amina reports the profile of Yusuf as "untrue"
    And the staff resolve the report: "nothing_found"
    And Amina asks for a review of the report
    When Yusuf joins the staff
    Then Amina reads that it takes longer
    When Salma joins the staff
    Then Amina reads that it waits for an answer
    When Salma answers the request for a review
    Then Amina has an answer to it

  Scenario: Her guardian never reads it, even as the only admin
    Given Amina writes to the staff "My father presses me to accept."
    When Ibrahim becomes the only admin
    Then Ibrahim does not find it among the support tickets
    And Ibrahim sees nothing of it in the counts and the audit log
    When Ibrahim tries to answer the request for a review
    Then it does not exist for him
    And Amina reads that it takes longer
    When a day passes
    Then the operator is told once that another admin is needed, and not why
    When Ibrahim makes Salma an admin
    Then Salma finds it among the support tickets

  Scenario: The audit log says that the staff answered, without the words
    When Amina writes to the staff "My father presses me to accept."
    And the staff answer her "We have paused it."
    Then the audit log records the answer without a word of "presses" or "paused"

  Scenario: It is deleted with her account
    Given Amina writes to the staff "My father presses me to accept."
    When Amina deletes her account
    And 31 days pass
    Then the staff find nothing of it any more

  Scenario: The staff ask back, and she replies
    Given Amina writes to the staff "I was charged twice."
    When the staff ask her back "On which day?"
    Then Amina sees her question "I was charged twice." as waiting for her
    When Amina writes again "On Monday."
    Then Amina sees her question "I was charged twice." as open
    When the staff answer her "We have sent it back."
    Then Amina reads in order "I was charged twice.", "On which day?", "On Monday.", "We have sent it back."

  Scenario: The e-mail about a question of the staff says nothing of it
    When Amina writes to the staff "Is this right?" and asks for an e-mail
    And the staff ask her back "What does he say?"
    Then Amina has received one e-mail that there is something new
    And no e-mail has a word of "Is this right?" or "What does he say?"
    And the staff see that the e-mail was sent, and that she has not read it
    When Amina reads what the staff wrote
    Then the staff see that she has read it

  Scenario: She may write again for 30 days
    Given Amina writes to the staff "Is this right?"
    And the staff answer her "It is."
    When 29 days pass
    And Amina writes again "And this?"
    Then Amina sees her question "Is this right?" as open
    Given the staff answer her "It is, too."
    When 31 days pass
    And Amina tries to write again "And that?"
    Then the message is refused because it ended long ago

  Scenario: A note is for the staff only
    Given Amina writes to the staff "Is this right?"
    When the staff note "Her third message this week"
    Then the staff read "Her third message this week" next to her question
    And neither her page nor her export has a word of "Her third message this week"

  Scenario: Danger comes first
    Given Yusuf writes to the staff "Where is my invoice?"
    And Amina writes to the staff "He stands in front of my door."
    When the staff mark it as danger
    Then it comes first among the support tickets
