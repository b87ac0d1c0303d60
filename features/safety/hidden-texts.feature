Feature: Hiding a text, and warning
  The staff can hide a profile or one text of it, and say why. The member rewrites it; the others read the new text once
  the staff accepted it. A warning is read in the account, and nothing follows from it by itself.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Rule: A hidden text is shown again only after the staff accepted it

    Scenario: The staff hide a text, and say why
      When the staff hide what Yusuf wrote about himself
      Then Yusuf reads that it is hidden, why, and the sentence of the staff
      And Amina reads nothing about him in his own words
      And Yusuf gets an e-mail that does not quote it

    Scenario: He rewrites it, and the staff accept it
      Given the staff hide what Yusuf wrote about himself
      When Yusuf writes about himself "I teach, I garden, and I would like a home in which we laugh and pray together."
      Then Amina reads nothing about him in his own words
      And the rewritten text is in the queue of the staff
      When the staff accept the rewritten text
      Then Amina reads about him "I teach, I garden, and I would like a home in which we laugh and pray together."
      And nothing of Yusuf is hidden

    Scenario: The staff send it back
      Given the staff hide what Yusuf wrote about himself
      And Yusuf writes about himself "I teach, and you can reach me by the name of my garden on the well-known site."
      When the staff send the rewritten text back
      Then Amina reads nothing about him in his own words
      And the rewritten text is not in the queue of the staff

    Scenario: He changes it while the staff read it
      Given the staff hide what Yusuf wrote about himself
      And Yusuf writes about himself "I teach, I garden, and I would like a home in which we laugh and pray together."
      And the staff read the rewritten text
      When Yusuf writes about himself "I teach, I sing, and I would like a home in which we laugh and pray together."
      And the staff accept what they read
      Then it is refused because he changed it
      And Amina reads nothing about him in his own words

  Rule: A profile that is hidden as a whole is found by nobody, and what is open continues

    Scenario: His conversation continues
      When the staff hide the profile of Yusuf
      Then Yusuf can write to Amina
      And Yusuf cannot send a request to another sister
      When the staff show it again
      Then nothing of Yusuf is hidden

  Rule: A warning is for its member alone

    Scenario: She confirms to have read it
      When the staff warn Amina
      Then Amina reads the warning in her account
      And Ibrahim gets no e-mail about it
      When Amina confirms to have read the warning
      Then the staff see that she has read the warning
