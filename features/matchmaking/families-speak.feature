Feature: Families speak
  Contact details never pass between the two members here. From the family introduction on, her guardian may release
  his own to the man, and may ask the man for a relative. Each release is one person's act, and each press that opens
  one is counted.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf and Amina have come to "Family introduction"

  Scenario: Her guardian releases his number, and the man opens it
    Given an hour has passed
    When Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    Then Yusuf gets an email about the release, without the number
    And Yusuf sees a number that he has not opened
    When Yusuf opens the number
    And Yusuf opens the number
    Then he reads "+44 7700 900001" and "after Maghrib"
    And Ibrahim sees that the number was opened 2 times

  Scenario: She sees that there is a release and of what kind
    Given an hour has passed
    When Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    Then Amina gets an email about the release, without the number
    And Amina sees a number that she cannot open
    And Amina reads "7700 900001" nowhere in her data

  Scenario: Nothing is released before the family introduction
    Given Bilal and Zaynab are matched, and Hamza is her guardian
    When Hamza tries to release a number
    Then the attempt is refused because families do not speak yet

  Scenario: A release is ended, and its text is deleted
    Given Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    When Ibrahim ends the release of the number
    Then Yusuf sees that the release of the number has ended
    And Yusuf cannot open the number because its release has ended
    And Ibrahim can release a number again

  Scenario: A release that is ended while it is opened has one outcome
    Given Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    When Yusuf opens the number at the moment at which Ibrahim ends its release
    Then all three see whether it was opened before it ended

  Scenario: Two presses at the same moment are two presses
    Given Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    When Yusuf opens the number twice at the same moment
    Then Ibrahim sees that the number was opened 2 times

  Scenario: Nothing is opened while the conversation is paused
    Given Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    When Amina pauses the conversation of Yusuf and Amina
    Then Yusuf cannot open the number because the conversation is paused

  Scenario: The end of the conversation deletes what was released
    Given Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    And Yusuf has named his uncle, at the request of Ibrahim
    When Yusuf ends the conversation of Yusuf and Amina
    Then nothing that was released is stored

  Scenario: What a guardian released ends with his part
    Given Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    When Ibrahim steps down from the families of Amina
    Then Yusuf sees that the release of the number has ended
    And nothing that was released is stored

  @families-through-staff
  Scenario: Contact through the staff is offered where the operator allows it
    When Ibrahim tries to release contact through the staff
    Then the attempt is refused because the operator does not offer it
    Given the operator lets families speak through the staff
    When Ibrahim tries to release contact through the staff
    Then Yusuf opens it and is led to the staff

  Scenario: The man names a relative, whose email says who named him
    Given an hour has passed
    When Ibrahim asks Yusuf for a relative
    Then Yusuf gets an email that requests a relative
    When Yusuf names his uncle with an email address
    Then his uncle gets an email that Yusuf named him
    And Ibrahim gets an email about the relative
    When Ibrahim opens the details of the relative
    Then he reads the name, the relation and the number
    And Yusuf sees that the details were opened 1 time

  Scenario: A relative is not named before the guardian asks
    When Yusuf tries to name his uncle
    Then the attempt is refused because no relative was requested

  Scenario: The relative says no, and the details are deleted
    Given Ibrahim asks Yusuf for a relative
    And Yusuf names his uncle with an email address
    When his uncle says no on the page behind the link
    Then Yusuf and Ibrahim see that the relative said no
    Given an hour has passed
    Then Yusuf and Ibrahim get an email that the relative said no
    And nothing that was released is stored
    And his uncle reads on the same page that he said no

  Scenario: A relative without an email address can say no as well
    Given Ibrahim asks Yusuf for a relative
    When Yusuf names his uncle without an email address
    And his uncle says no on the page behind the link
    Then Yusuf and Ibrahim see that the relative said no

  Scenario: Nobody but the three learns of it
    Given Ibrahim releases the number "+44 7700 900001" with the times "after Maghrib"
    And Bilal and Zaynab are matched, and Hamza is her guardian
    Then for Bilal and Hamza it does not exist

  Scenario: The flag on a number says that there is a place for it
    When Yusuf writes a number into a message
    Then the flag that Ibrahim reads leads to the page of the families
