Feature: Women of the staff read what women write
  Admins may choose that what a woman writes in private is read by women of the staff (R-8.23). What a conflict of
  interest forbids stays forbidden (R-13.11).

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Harun belongs to the staff with the duty for cases
    And Salma, a sister with her guardian Musa
    And Salma belongs to the staff with the duty for cases
    And Amina writes to the staff "My father presses me to accept."

  Scenario: Without the rule, everybody with the duty reads it
    Given women of the staff read what women write: "none"
    Then Harun reads her ticket
    And Salma reads her ticket

  Scenario: Preferably women: a man gives a reason, which the audit records
    Given women of the staff read what women write: "preferably"
    Then Harun does not read her ticket
    And Harun cannot answer it
    When Harun reads it with a reason
    Then Harun reads her ticket
    And the audit log records that Harun read it
    When a day passes
    Then Harun does not read her ticket

  Scenario: Always women: a man hands the ticket to a woman
    Given women of the staff read what women write: "always"
    Then Harun does not read her ticket
    When Harun tries to read it with a reason
    Then the attempt is refused because a woman reads it
    When Harun gives the ticket to Salma
    Then Salma reads her ticket

  Scenario: Without a woman who can take it, others read it with a reason
    Given women of the staff read what women write: "always"
    When an admin disables Salma's account because "she has left us"
    And Harun reads it with a reason
    Then Harun reads her ticket

  Scenario: The rule opens nothing to a guardian
    Given women of the staff read what women write: "preferably"
    When Ibrahim joins the staff
    And Ibrahim tries to read it with a reason
    Then it does not exist for him
