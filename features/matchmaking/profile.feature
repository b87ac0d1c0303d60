Feature: A member's profile

  Scenario: A member has one profile
    Given Yusuf, a brother with a profile
    When Yusuf makes another profile
    Then the attempt is refused because he has one already

  Scenario: The gender is the one given at sign-up
    Given Yusuf has signed up as a brother
    When he makes a profile as a sister
    Then the attempt is refused because the gender must agree

  Scenario Outline: What the short form requires
    Given Yusuf has signed up as a brother
    When he makes a profile with "<field>" as <value>
    Then he is told what is wrong with "<field>"

    Examples:
      | field                   | value               |
      | age                     | 17                  |
      | age                     | 101                 |
      | about himself           | "Too short."        |
      | shared values           | []                  |
      | place                   | ""                  |
      | use of culture          | "anything"          |
      | age range he wishes for | "16-25"             |
      | age range he wishes for | "60-20"             |
      | consent to the wording  | "banana"            |
      | name                    | "Yusuf 1990"        |
      | name                    | "www.yusuf.example" |

  Scenario Outline: Required answers can be changed but not removed
    Given Yusuf, a brother with a profile
    When he changes his "<field>" to <value>
    Then he is told what is wrong with "<field>"

    Examples:
      | field          | value |
      | place          | null  |
      | about himself  | ""    |
      | age            | null  |
      | marital status | null  |

  Scenario: Optional answers can be removed
    Given Yusuf, a brother with a profile
    When he changes his "what he looks for" to "Somebody patient and kind"
    And he changes his "what he looks for" to null
    Then his profile says nothing of "what he looks for"

  Scenario: An edit never loses the date of birth
    Given Yusuf, a brother with a profile
    When he changes his "date of birth" to "1990-03-01"
    And he changes his "age" to 20
    Then he is told what is wrong with "date of birth"
    And his profile says "1990-03-01" of "date of birth"

  Scenario: Answers about children are removed with them
    Given Yusuf, a brother with a profile
    When he changes his "having children" to on
    And he changes his "ages of the children" to "4, 7"
    And he changes his "having children" to off
    Then his profile says nothing of "ages of the children"

  Scenario: Contact details are refused in a profile
    Given Yusuf has signed up as a brother
    When he makes a profile with "about himself" as "Write to me at yusuf@example.com or call 07700 900123, I answer every day of the week."
    Then he is told what is wrong with "about himself"

  Scenario: An assumed answer is not shown to others
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a profile
    Then Amina's own profile says that her school or tradition is only assumed
    And Yusuf reads nothing about it in her profile
    When Amina states her school or tradition
    Then Yusuf reads it in her profile

  Scenario: Nothing is stated about children before he says it
    Given Yusuf, a brother who has said nothing about children
    And Amina, a sister with her guardian Ibrahim
    Then his own profile assumes "having children" and "hope for children"
    And Amina reads nothing of "having children" in his profile
    And Amina does not read that she and Yusuf agree on children
    When he changes his "hope for children" to on
    Then Amina reads that she and Yusuf agree on children

  Scenario: An assumed answer is confirmed by saving it
    Given Yusuf, a brother with a profile
    When he changes his "willingness to move" to off
    Then his profile no longer assumes "willingness to move"

  Scenario: A brother must say whether he is married before he sends a request
    Given Yusuf, a brother who has not said whether he is married
    And Amina, a sister with her guardian Ibrahim
    Then Yusuf is led to his profile before he can ask Amina
    When Yusuf has a paid plan
    And Yusuf sends Amina an interest request
    Then the attempt is refused because it is not stated who is married
    When he changes his "marital status" to "widowed"
    And Yusuf sends Amina an interest request
    Then the request of Yusuf waits for the guardian

  Scenario: A brother must say whether he is married before he accepts one
    Given Yusuf, a brother who has not said whether he is married
    And Amina, a sister with her guardian Ibrahim
    And Amina has a paid plan
    When Amina sends Yusuf an interest request
    And Ibrahim approves it
    Then Yusuf may only decline it, and is led to his profile
    When Yusuf accepts the request of Amina
    Then the attempt is refused because it is not stated who is married
    When he changes his "marital status" to "never_married"
    And Yusuf accepts the request of Amina
    Then Yusuf and Amina are matched

  Scenario: Others see how many wives a brother has before any introduction
    Given Yusuf, a brother with a profile
    And Amina, a sister with her guardian Ibrahim
    When he changes his "marital status" to "currently_married"
    Then he is told what is wrong with "number of wives"
    When Yusuf states that he has 2 wives
    Then Amina reads in his profile and in the list that he has 2 wives

  Scenario: A brother with four wives is refused before he is asked to pay
    Given Yusuf, a brother with a profile
    And Amina, a sister with her guardian Ibrahim
    When Yusuf states that he has 4 wives
    And Yusuf sends Amina an interest request
    Then the attempt is refused because he has four wives
    And Yusuf is told on his own profile that he is not listed

  Scenario: Only a stated preference can be a dealbreaker
    Given Yusuf, a brother with a profile
    And Amina, a sister with her guardian Ibrahim
    When he changes his "dealbreakers" to ["preferredLocation"]
    Then he is told what is wrong with "dealbreakers"
    When he changes his "place of a spouse" to "Leeds"
    And he changes his "dealbreakers" to ["preferredLocation"]
    Then Amina reads nothing of "dealbreakers" in his profile
    When he changes his "place of a spouse" to null
    Then his profile has no dealbreaker
