Feature: Requests for a talk with the staff
  A member who is signed in can ask the staff for a talk. Only the member and the staff can read it.

  Background:
    Given Yusuf, a brother with a profile
    And Yusuf asks for a talk about "My children"

  Scenario: An e-mail announces the answer, which only the account shows
    When an admin answers him "Let us speak on Tuesday."
    Then Yusuf reads the answer to it "Let us speak on Tuesday."
    And the e-mail to Yusuf announces the answer without its words

  Scenario: A request is answered once
    Given an admin answers him "Let us speak on Tuesday."
    When another admin answers him "On Friday."
    Then the attempt is refused because it ended already
    And Yusuf reads the answer to it "Let us speak on Tuesday."

  Scenario: Nobody else sees it
    Given Bilal, a brother with a profile
    Then Bilal sees no request for a talk
