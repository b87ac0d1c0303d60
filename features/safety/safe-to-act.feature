Feature: Acting only when it is safe
  What the staff do about a guardian may tell him that his ward wrote to them. So they ask her first whether it is
  safe, and when. What is sent to him can be held without his notice, and she chooses the morning on which he
  learns that she replaced him or left. No page and no e-mail tells him of any of this.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Hamza and Zaynab belong to the staff

  Rule: Before staff act on what a ward wrote, they ask her whether it is safe, and when

    Scenario: Without her answer there is no question about him
      When Hamza opens a question about Ibrahim
      Then the attempt is refused because nobody said that it is safe
      And Ibrahim is not told by e-mail of the question

    Scenario: She says that it is safe
      Given Hamza asks Amina whether it is safe
      Then Amina is asked in private
      And Ibrahim and Yusuf are asked nothing
      When Amina answers that it is safe now
      And Hamza opens a question about Ibrahim
      Then Ibrahim is told by e-mail of the question

    Scenario: She chooses the morning
      Given Hamza asks Amina whether it is safe
      When Amina answers that it is safe from the morning in 2 days
      And Hamza opens a question about Ibrahim
      Then the attempt is refused because nobody said that it is safe
      When 3 days pass
      And Hamza opens a question about Ibrahim
      Then Ibrahim is told by e-mail of the question

    Scenario: She says that it is not safe, and may change her answer
      Given Hamza asks Amina whether it is safe
      When Amina answers that it is not safe
      And Hamza opens a question about Ibrahim
      Then the attempt is refused because nobody said that it is safe
      When Amina answers that it is safe now
      And Hamza opens a question about Ibrahim
      Then Ibrahim is told by e-mail of the question

    Scenario: Two of the staff agree that they must act
      Given Hamza proposes to act about Ibrahim
      When Hamza opens a question about Ibrahim
      Then the attempt is refused because nobody said that it is safe
      When Zaynab opens a question about Ibrahim
      Then Ibrahim is told by e-mail of the question

    Scenario: His account is disabled only then
      When Hamza tries to disable Ibrahim's account
      Then the attempt is refused because nobody said that it is safe
      When Hamza proposes to act about Ibrahim
      And Zaynab tries to disable Ibrahim's account
      Then Ibrahim's account is disabled

    Scenario: The question comes by e-mail only if she wanted e-mails
      Given Amina writes to the staff "My father presses me to accept."
      When Hamza asks Amina whether it is safe
      Then Amina has received no e-mail about it
      When Amina writes to the staff "He has seen my mailbox before, but not this one." and asks for an e-mail
      And Hamza asks Amina whether it is safe
      Then Amina has received one e-mail that there is something new

  Rule: A hold lets nothing reach him, and he does not notice it

    Scenario: His pages say that there is nothing to read
      Given Yusuf writes "Assalamu alaikum, how are you?"
      When Hamza holds what is sent to Ibrahim
      Then Ibrahim is still Amina's verified guardian on his pages, with nothing to read
      And Amina reads in private that nothing is sent to him
      And Ibrahim has received no e-mail since
      When Hamza ends the hold of Ibrahim
      Then something waits for Ibrahim again

  Rule: She chooses when he learns that she replaced him or left

    Scenario: He learns on the morning that she chose that she named another
      When Amina names another guardian, of which Ibrahim is told in 2 days
      Then Ibrahim is not told by e-mail that another was named
      And Ibrahim is still Amina's verified guardian on his pages, with nothing to read
      When 3 days pass
      Then Ibrahim is told by e-mail that another was named
      And Ibrahim guards nobody

    Scenario: He learns on the morning that she chose that she left
      When Amina deletes her account, of which Ibrahim is told in 2 days
      Then Ibrahim is not told by e-mail that she left
      And Ibrahim is still Amina's verified guardian on his pages, with nothing to read
      When 3 days pass
      Then Ibrahim is told by e-mail that she left
      And Ibrahim guards nobody

    Scenario: Nothing is left to be told once he stepped down himself
      Given Amina names another guardian, of which Ibrahim is told in 2 days
      When Ibrahim steps down as the guardian of Amina on his pages
      Then Ibrahim guards nobody
      And no notice to Ibrahim is postponed

    Scenario: Nothing is left to be told after she returned
      Given Amina deletes her account, of which Ibrahim is told in 2 days
      When Amina returns
      And 3 days pass
      Then Ibrahim is not told by e-mail that she left

    Scenario: At most fourteen days ahead
      When Amina tries to name another guardian, of which Ibrahim is told in 15 days
      Then she is told what is wrong with "morning of the notice"
