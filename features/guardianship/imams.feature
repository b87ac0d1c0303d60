Feature: An imam as the guardian
  A sister who names an imam says why, and only the staff read it. The staff phone him before he acts. He guards at
  most five sisters as an imam, and is no suitor of theirs.

  Background:
    Given Amina, a sister whose guardian is invited

  Scenario: She says why she names an imam
    When Amina names an imam without a reason
    Then she is told what is wrong with "reason for an imam"
    When Amina names an imam because "unsafe"
    Then the imam has been invited, and nobody else is written to

  Scenario: He is under review from his verification on, until the staff have phoned him
    Given Amina names an imam because "none"
    When the imam presses the button behind the link
    Then her guardian waits for the staff because of "imam"
    And the staff's list of checks says that she named him because of "none"
    And neither Amina nor the imam reads why
    When the staff confirm her guardian
    Then her guardian is verified

  Scenario: He is under review by the code too
    Given Idris, a brother with a profile
    And Amina names an imam because "unable"
    When Idris enters the code from the imam's e-mail
    Then her guardian waits for the staff because of "imam"

  Scenario: To a man her guardian under review looks like any who has not verified
    Given Yusuf, a brother with a paid plan
    And Amina names an imam because "none"
    When the imam presses the button behind the link
    Then Yusuf does not find Amina

  Scenario: He guards at most five sisters as an imam
    Given 5 sisters whose imam is the same man
    When Amina names the same imam
    And the imam presses the button behind the link
    Then the attempt is refused because he has five wards already
    And Amina learns nothing of his other wards

  Scenario: A suitor cannot become her imam
    Given her guardian presses the button behind the link
    And Yusuf, a brother with a paid plan
    And Yusuf sends Amina an interest request
    When Amina names Yusuf as her imam
    And the imam presses the button behind the link
    Then the attempt is refused because this account cannot be the guardian

  Scenario: Her former imam cannot ask her within a year, nor she him
    Given Idris, a brother with a paid plan
    And Idris is her imam, whom the staff have confirmed
    And Amina names Musa as her guardian, who verifies by the code
    When Idris sends Amina an interest request
    Then it does not exist for him
    And Idris does not find Amina
    When 370 days pass
    And Idris has a paid plan
    And Idris sends Amina an interest request
    Then the request is sent

  Scenario: What she sent him before he guarded her is for her next guardian to decide
    Given her guardian presses the button behind the link
    And Amina has a paid plan
    And Idris, a brother with a profile
    And Amina sends Idris an interest request
    And Idris is her imam, whom the staff have confirmed
    And Amina names Musa as her guardian, who verifies by the code
    When Musa approves it
    Then Idris may accept or decline it
