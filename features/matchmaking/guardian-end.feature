Feature: A guardian wants to end a conversation
  A guardian cannot say yes for his ward. He can say no: the conversation is paused, and it ends after 7 days,
  unless she objects. Until it has ended, the man reads only that it is paused.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: It is paused for 7 days, and then it has ended
    When Ibrahim ends the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina is paused
    And Amina reads that it ends in 7 days, and that she can object
    And Ibrahim reads that it ends in 7 days
    When 6 days and 23 hours pass in that conversation
    Then the conversation of Yusuf and Amina is paused
    When 1 hour passes in that conversation
    Then the conversation of Yusuf and Amina has ended
    And Amina reads that her guardian ended it
    And Yusuf reads that her side ended it
    And she can no longer object to it

  Scenario: She objects on her page, and it does not end
    Given Ibrahim ends the conversation of Yusuf and Amina
    When Amina objects to the end of that conversation
    And 8 days pass in that conversation
    Then the conversation of Yusuf and Amina is paused
    And Amina reads that she objected
    And Ibrahim reads that she objected
    When Ibrahim ends the conversation of Yusuf and Amina
    Then the attempt is refused because she objected

  Scenario: She objects by the link in her email, without signing in
    Given Ibrahim ends the conversation of Yusuf and Amina
    When Amina opens the link in her email
    Then the conversation of Yusuf and Amina is paused
    And Amina reads that it ends in 7 days, and that she can object
    When Amina presses "I do not want this ended" on the page behind the link
    Then Amina reads that she objected
    When Amina opens the used link
    Then the page says that she objected, and when

  Scenario: The man learns of a pause and nothing else
    When Ibrahim ends the conversation of Yusuf and Amina
    Then Yusuf reads that her side paused it
    And Yusuf has been told of the conversation that it "is paused"
    And to Yusuf it looks like any pause of her side
    When Amina objects to the end of that conversation
    Then to Yusuf it looks like any pause of her side
    And Yusuf has been told of the conversation that it "is paused"

  Scenario: The end is told to the man when it is final
    Given Ibrahim ends the conversation of Yusuf and Amina
    When 8 days pass in that conversation
    Then Yusuf has been told of the conversation that it "is paused", then that it "has ended"

  Scenario: Nobody else can object
    Given Ibrahim ends the conversation of Yusuf and Amina
    Then neither Yusuf nor Ibrahim nor a stranger can object to its end

  Scenario: A guardian changes his mind
    Given Ibrahim ends the conversation of Yusuf and Amina
    When Ibrahim resumes the conversation of Yusuf and Amina
    And 8 days pass in that conversation
    Then the conversation of Yusuf and Amina is active

  Scenario: Her next guardian is not bound by it
    Given Ibrahim ends the conversation of Yusuf and Amina
    When Amina names Musa as her guardian, who verifies by the code
    And 8 days pass in that conversation
    Then the conversation of Yusuf and Amina is active

  Scenario: While his account is disabled nothing ends, and then she has 7 days again
    Given Ibrahim ends the conversation of Yusuf and Amina
    When an admin disables Ibrahim's account because "a question about him"
    And 8 days pass in that conversation
    Then the conversation of Yusuf and Amina is paused
    When an admin enables Ibrahim's account because "it was answered"
    Then Amina reads that it ends in 7 days, and that she can object

  Scenario: While her account is disabled nothing ends, and then she has 7 days again
    Given Ibrahim ends the conversation of Yusuf and Amina
    When an admin disables Amina's account because "a question about her"
    And 8 days pass in that conversation
    And an admin enables Amina's account because "it was answered"
    Then Amina reads that it ends in 7 days, and that she can object

  Scenario Outline: One of the two may end it at once meanwhile
    Given Ibrahim ends the conversation of Yusuf and Amina
    When <who> ends the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina has ended
    And <other> reads that <ender> ended it

    Examples:
      | who   | other | ender    |
      | Yusuf | Amina | he       |
      | Amina | Yusuf | her side |
