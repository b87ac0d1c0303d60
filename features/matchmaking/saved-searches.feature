Feature: Kept searches and their letters
  Whoever keeps a search may have a letter when somebody new fits it: it tells of each person once, in few words, and
  comes only while both can be found.

  Background:
    Given Yusuf, a brother with a profile

  Scenario: A letter tells of whoever came since, once and in few words
    Given Khadija, a sister with her guardian Musa, living in "Dunmere"
    And Yusuf keeps the search "Near my mother" for "Dunmere" with a daily letter
    When a day passes
    Then Yusuf has had no letter
    Given Amina, a sister with her guardian Ibrahim, living in "Dunmere"
    And Maryam, a sister with her guardian Dawud, living in "Fairmile"
    When a day passes
    Then a letter told Yusuf of Amina
    And it says of her no more than her number, her age and "Dunmere"
    And neither its subject nor its words tell the name of the search
    When 3 days pass
    Then Yusuf has had 1 letter

  Scenario: A sister who can be found only later is new then
    Given Amina, a sister whose guardian is invited, living in "Ashcombe"
    And Yusuf keeps the search "South" for "Ashcombe" with a daily letter
    When a day passes
    Then Yusuf has had no letter
    When her guardian presses the button behind the link
    And a day passes
    Then a letter told Yusuf of Amina

  Scenario: Who was here before is not news, whatever the profile says now
    Given Amina, a sister with her guardian Ibrahim, living in "Fairmile"
    And Yusuf keeps the search "West" for "Oakhurst" with a daily letter
    When Amina changes her place to "Oakhurst"
    And Amina makes her profile private
    And Amina makes her profile public
    And a day passes
    Then Yusuf has had no letter

  Scenario: Who came since stays new until a letter told of her
    Given Yusuf keeps the search "North" for "Oakham" with a daily letter
    And Amina, a sister with her guardian Ibrahim, living in "Fairmile"
    When a day passes
    Then Yusuf has had no letter
    When Amina changes her place to "Oakham"
    And a day passes
    Then a letter told Yusuf of Amina

  Scenario: A weekly letter comes once a week
    Given Yusuf keeps the search "South" for "Elmstead" with a weekly letter
    And Amina, a sister with her guardian Ibrahim, living in "Elmstead"
    When 6 days pass
    Then Yusuf has had no letter
    When a day passes
    Then a letter told Yusuf of Amina

  Scenario: Whom two searches find is told of once
    Given Yusuf keeps the search "South" for "Thornbury" with a daily letter
    And Yusuf keeps the search "The whole shire" for "Thorn" with a daily letter
    And Amina, a sister with her guardian Ibrahim, living in "Thornbury"
    When 2 days pass
    Then Yusuf has had 1 letter

  Scenario: From when on somebody is new
    Given Yusuf keeps the search "South" for "Larkfield" without a letter
    And Amina, a sister with her guardian Ibrahim, living in "Larkfield"
    When Yusuf chooses a daily letter for the search "South"
    And a day passes
    Then Yusuf has had no letter
    Given Khadija, a sister with her guardian Musa, living in "Larkfield"
    When a day passes
    Then a letter told Yusuf of Khadija

  Scenario Outline: Who may not be seen when it is written, or is known already, is not in it
    Given Yusuf keeps the search "South" for "<place>" with a daily letter
    And Amina, a sister with her guardian Ibrahim, living in "<place>"
    And Khadija, a sister with her guardian Musa, living in "<place>"
    When <what happens>
    And a day passes
    Then a letter told Yusuf of Khadija

    Examples:
      | place    | what happens                                           |
      | Millom   | Amina makes her profile private                        |
      | Millbeck | Amina blocks Yusuf                                     |
      | Millgate | Yusuf blocks Amina                                     |
      | Millford | Yusuf saves Amina for later                            |
      | Millwood | Amina takes a break of 20 days                         |
      | Millrace | an admin disables Amina's account because "a question" |
      | Millpond | Amina has deleted her account                          |
      | Milldale | Amina states that her waiting period ends in 20 days   |
      | Millside | the staff look into a question about Ibrahim           |

  Scenario: Who asked is known
    Given Yusuf has a paid plan
    And Yusuf keeps the search "South" for "Harrowby" with a daily letter
    And Amina, a sister with her guardian Ibrahim, living in "Harrowby"
    When Yusuf sends Amina an interest request
    And Ibrahim declines it with the reason "Not now."
    And a day passes
    Then Yusuf has had no letter

  Scenario: What a guardian has not let through stays unknown
    Given Yusuf keeps the search "South" for "Harrowgate" with a daily letter
    And Amina, a sister with her guardian Ibrahim, living in "Harrowgate"
    And Amina has a paid plan
    When Amina sends Yusuf an interest request
    And a day passes
    Then a letter told Yusuf of Amina

  Scenario Outline: Who is away is not written to, and misses nobody
    Given Yusuf keeps the search "South" for "<place>" with a daily letter
    And Amina, a sister with her guardian Ibrahim, living in "<place>"
    When <he is away>
    And 2 days pass
    Then Yusuf has had no letter
    When <he is back>
    And a day passes
    Then a letter told Yusuf of Amina

    Examples:
      | place     | he is away                                             | he is back                                                |
      | Westbeck  | Yusuf makes his profile private                        | Yusuf makes his profile public                            |
      | Westgate  | Yusuf takes a break of 20 days                         | Yusuf ends his break                                      |
      | Westwood  | an admin disables Yusuf's account because "a question" | an admin enables Yusuf's account because "it is answered" |
      | Westpond  | Yusuf sets "e-mails about requests" to off             | Yusuf sets "e-mails about requests" to on                 |

  Scenario: He reads why no letter comes
    Given Yusuf keeps the search "South" for "Leeds" with a daily letter
    Then Yusuf reads that its letter comes
    When Yusuf makes his profile private
    Then Yusuf reads that its letter rests since he is not found
    When Yusuf makes his profile public
    And Yusuf sets "e-mails about requests" to off
    Then Yusuf reads that its letter rests since his settings say no

  Scenario: One click ends the letters of that search, and of no other
    Given Yusuf keeps the search "South" for "Kingsmere" with a daily letter
    And Yusuf keeps the search "North" for "Queensmere" with a daily letter
    And Amina, a sister with her guardian Ibrahim, living in "Kingsmere"
    And a day passes
    When Yusuf's mail program unsubscribes him by the headers of the e-mail of somebody new
    Then Yusuf's search "South" has no letter
    And Yusuf's search "North" has a daily letter
    And these settings of Yusuf hold
      | e-mails about requests | on |

  Scenario: Ten are kept, and no more
    Given Yusuf keeps 10 searches
    When Yusuf tries to keep the search "One more" for "Leeds"
    Then the attempt is refused because ten are kept already
    When Yusuf removes the search "Number 3"
    And Yusuf tries to keep the search "One more" for "Leeds"
    Then Yusuf keeps "One more" as the last of 10 searches

  Scenario: A kept search is nobody else's
    Given Yusuf keeps the search "Near my mother" for "Leeds" with a weekly letter
    And Bilal, a brother with a profile
    When Bilal tries to change the search of Yusuf
    Then it does not exist for him
    When Bilal tries to remove the search of Yusuf
    Then it does not exist for him
    And the data that Yusuf takes with him has the search "Near my mother" for "Leeds"

  Scenario: What is no search
    When Yusuf tries to keep the search "" for "Leeds"
    Then the attempt names a field that is wrong
    When Yusuf tries to keep a search from 40 to 30 years of age
    Then the attempt names a field that is wrong
