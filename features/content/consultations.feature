Feature: A talk with the staff
  Whoever is signed in can ask the staff for a talk. What is said of it stays between the two.

  Background:
    Given Yusuf, a brother with a profile
    And Yusuf asks for a talk about "My children"

  Scenario: The answer is told of, and read in the account alone
    When an admin answers him "Let us speak on Tuesday."
    Then Yusuf reads the answer to it "Let us speak on Tuesday."
    And the e-mail to Yusuf says that there is an answer, and nothing of it

  Scenario: It is answered once
    Given an admin answers him "Let us speak on Tuesday."
    When another admin answers him "On Friday."
    Then the attempt is refused because it ended already
    And Yusuf reads the answer to it "Let us speak on Tuesday."

  Scenario: Nobody else sees it
    Given Bilal, a brother with a profile
    Then Bilal sees no talk that was asked for
