Feature: A private way to the staff
  Whoever is signed in can write to the staff. Nobody else ever learns of it: neither her guardian
  nor the man she is matched with, on no page, in no e-mail and in no file.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: She writes, and the staff answers
    When Amina writes to the staff "My father presses me to accept."
    Then Amina sees her question "My father presses me to accept." as open
    When the staff answers her "We have paused it. What would help you?"
    Then Amina sees her question "My father presses me to accept." as answered
    And Amina reads the answer "We have paused it. What would help you?"

  Scenario: No e-mail comes unless she asked for one
    When Amina writes to the staff "Is this right?"
    And the staff answers her "Tell us more."
    Then Amina has had no e-mail about it

  Scenario: The e-mail that she asked for says nothing of it
    When Amina writes to the staff "Is this right?" and asks for an e-mail
    And the staff answers her "Tell us more."
    Then Amina has had one e-mail that there is something new
    And no word of "Is this right?" or "Tell us more." stands in any e-mail

  Scenario: Nobody else reads it
    When Amina writes to the staff "My father presses me to accept."
    Then Ibrahim has no questions to the staff
    And Yusuf has no questions to the staff

  Scenario: Her guardian does not find it, though he joins the staff himself
    Given Amina writes to the staff "My father presses me to accept."
    When Ibrahim joins the staff
    Then Ibrahim does not find it among the letters to the staff
    When Ibrahim tries to answer that
    Then it does not exist for him

  Scenario: A guardian can write to the staff as well
    When Ibrahim writes to the staff "What may I decide?"
    Then Ibrahim sees his question "What may I decide?" as open
    And Amina has no questions to the staff

  Scenario: What needs no answer is closed
    Given Amina writes to the staff "It is settled, thank you."
    When the staff closes it because "settled by herself"
    Then Amina sees her question "It is settled, thank you." as closed
    When the staff tries to answer her "Good."
    Then the attempt is refused because it ended already

  Scenario: Another look rests while nobody is there who may take it
    Given the staff is one admin alone
    And Amina reports the profile of Yusuf as "untrue"
    And the staff comes to an end with the report: "nothing_found"
    And Amina asks the staff to look at the report again
    When Yusuf joins the staff
    Then Amina reads that it rests until somebody else is there
    When Salma joins the staff
    Then Amina reads that it waits for an answer
    When Salma answers that
    Then Amina has an answer to it

  Scenario: The audit tells that the staff answered, without a word of it
    When Amina writes to the staff "My father presses me to accept."
    And the staff answers her "We have paused it."
    Then the audit holds the answer, and no word of "presses" or "paused"

  Scenario: It goes with her account
    Given Amina writes to the staff "My father presses me to accept."
    When Amina deletes her account
    And 31 days pass
    Then the staff finds nothing of it any more
