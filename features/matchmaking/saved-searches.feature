Feature: Saved searches and their e-mails
  A member who saves a search may get an e-mail when a new profile fits. It mentions each profile once, in few
  words, and only while both members are listed.

  Background:
    Given Yusuf, a brother with a profile

  Scenario: An e-mail mentions each new profile once, in few words
    Given Khadija, a sister with her guardian Musa, living in "Dunmere"
    And Yusuf saves the search "Near my mother" for "Dunmere" with a daily e-mail
    When a day passes
    Then Yusuf has received no search e-mail
    Given Amina, a sister with her guardian Ibrahim, living in "Dunmere"
    And Maryam, a sister with her guardian Dawud, living in "Fairmile"
    When a day passes
    Then a search e-mail told Yusuf of Amina
    And it says of her no more than her number, her age and "Dunmere"
    And neither its subject nor its words tell the name of the search
    When 3 days pass
    Then Yusuf has received 1 search e-mail

  Scenario: A sister who is listed later counts as new then
    Given Amina, a sister whose guardian is invited, living in "Ashcombe"
    And Yusuf saves the search "South" for "Ashcombe" with a daily e-mail
    When a day passes
    Then Yusuf has received no search e-mail
    When her guardian presses the button behind the link
    And a day passes
    Then a search e-mail told Yusuf of Amina

  Scenario: A profile that existed before is not new, even after a change
    Given Amina, a sister with her guardian Ibrahim, living in "Fairmile"
    And Yusuf saves the search "West" for "Oakhurst" with a daily e-mail
    When Amina changes her place to "Oakhurst"
    And Amina makes her profile private
    And Amina makes her profile public
    And a day passes
    Then Yusuf has received no search e-mail

  Scenario: A new profile stays new until an e-mail has mentioned it
    Given Yusuf saves the search "North" for "Oakham" with a daily e-mail
    And Amina, a sister with her guardian Ibrahim, living in "Fairmile"
    When a day passes
    Then Yusuf has received no search e-mail
    When Amina changes her place to "Oakham"
    And a day passes
    Then a search e-mail told Yusuf of Amina

  Scenario: A weekly e-mail comes once a week
    Given Yusuf saves the search "South" for "Elmstead" with a weekly e-mail
    And Amina, a sister with her guardian Ibrahim, living in "Elmstead"
    When 6 days pass
    Then Yusuf has received no search e-mail
    When a day passes
    Then a search e-mail told Yusuf of Amina

  Scenario: A profile that fits two searches is mentioned once
    Given Yusuf saves the search "South" for "Thornbury" with a daily e-mail
    And Yusuf saves the search "The whole shire" for "Thorn" with a daily e-mail
    And Amina, a sister with her guardian Ibrahim, living in "Thornbury"
    When 2 days pass
    Then Yusuf has received 1 search e-mail

  Scenario: From when on a profile counts as new
    Given Yusuf saves the search "South" for "Larkfield" without a e-mail
    And Amina, a sister with her guardian Ibrahim, living in "Larkfield"
    When Yusuf chooses a daily e-mail for the search "South"
    And a day passes
    Then Yusuf has received no search e-mail
    Given Khadija, a sister with her guardian Musa, living in "Larkfield"
    When a day passes
    Then a search e-mail told Yusuf of Khadija

  Scenario Outline: A profile that may not be seen, or is known already, is left out
    Given Yusuf saves the search "South" for "<place>" with a daily e-mail
    And Amina, a sister with her guardian Ibrahim, living in "<place>"
    And Khadija, a sister with her guardian Musa, living in "<place>"
    When <what happens>
    And a day passes
    Then a search e-mail told Yusuf of Khadija

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
      | Millside | the staff open a question about Ibrahim           |

  Scenario: A member who has asked is known
    Given Yusuf has a paid plan
    And Yusuf saves the search "South" for "Harrowby" with a daily e-mail
    And Amina, a sister with her guardian Ibrahim, living in "Harrowby"
    When Yusuf sends Amina an interest request
    And Ibrahim declines it with the reason "Not now."
    And a day passes
    Then Yusuf has received no search e-mail

  Scenario: A request that a guardian withholds stays unknown
    Given Yusuf saves the search "South" for "Harrowgate" with a daily e-mail
    And Amina, a sister with her guardian Ibrahim, living in "Harrowgate"
    And Amina has a paid plan
    When Amina sends Yusuf an interest request
    And a day passes
    Then a search e-mail told Yusuf of Amina

  Scenario Outline: A member who is away gets no e-mail, and misses nobody
    Given Yusuf saves the search "South" for "<place>" with a daily e-mail
    And Amina, a sister with her guardian Ibrahim, living in "<place>"
    When <he is away>
    And 2 days pass
    Then Yusuf has received no search e-mail
    When <he is back>
    And a day passes
    Then a search e-mail told Yusuf of Amina

    Examples:
      | place     | he is away                                             | he is back                                                |
      | Westbeck  | Yusuf makes his profile private                        | Yusuf makes his profile public                            |
      | Westgate  | Yusuf takes a break of 20 days                         | Yusuf ends his break                                      |
      | Westwood  | an admin disables Yusuf's account because "a question" | an admin enables Yusuf's account because "it is answered" |
      | Westpond  | Yusuf sets "e-mails about requests" to off             | Yusuf sets "e-mails about requests" to on                 |

  Scenario: He reads why no e-mail comes
    Given Yusuf saves the search "South" for "Leeds" with a daily e-mail
    Then Yusuf reads that its e-mail comes
    When Yusuf makes his profile private
    Then Yusuf reads that its e-mail is paused since he is not listed
    When Yusuf makes his profile public
    And Yusuf sets "e-mails about requests" to off
    Then Yusuf reads that its e-mail is paused since his settings say no

  Scenario: One click ends the e-mails of that search only
    Given Yusuf saves the search "South" for "Kingsmere" with a daily e-mail
    And Yusuf saves the search "North" for "Queensmere" with a daily e-mail
    And Amina, a sister with her guardian Ibrahim, living in "Kingsmere"
    And a day passes
    When Yusuf's mail program unsubscribes him by the headers of the e-mail of somebody new
    Then Yusuf's search "South" has no e-mail
    And Yusuf's search "North" has a daily e-mail
    And Yusuf has these settings
      | e-mails about requests | on |

  Scenario: A member saves at most ten searches
    Given Yusuf saves 10 searches
    When Yusuf tries to save the search "One more" for "Leeds"
    Then the attempt is refused because ten are saved already
    When Yusuf removes the search "Number 3"
    And Yusuf tries to save the search "One more" for "Leeds"
    Then Yusuf has "One more" as the last of 10 searches

  Scenario: A saved search is private
    Given Yusuf saves the search "Near my mother" for "Leeds" with a weekly e-mail
    And Bilal, a brother with a profile
    When Bilal tries to change the search of Yusuf
    Then it does not exist for him
    When Bilal tries to remove the search of Yusuf
    Then it does not exist for him
    And the data that Yusuf exports has the search "Near my mother" for "Leeds"

  Scenario: Searches that are refused
    When Yusuf tries to save the search "" for "Leeds"
    Then the refusal names the wrong field
    When Yusuf tries to save a search from 40 to 30 years of age
    Then the refusal names the wrong field
