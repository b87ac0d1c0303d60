Feature: Browsing

  Scenario: Members find the other gender only
    Given Yusuf, a brother with a profile, living in "Featuretown A"
    And Bilal, a brother with a profile, living in "Featuretown A"
    And Amina, a sister with her guardian Ibrahim, living in "Featuretown A"
    Then Yusuf finds only Amina in "Featuretown A"
    And Amina finds only Yusuf and Bilal in "Featuretown A"

  Scenario: A sister without a verified guardian is not listed
    Given Yusuf, a brother with a profile, living in "Featuretown B"
    And Amina, a sister whose guardian is invited, living in "Featuretown B"
    Then Yusuf finds nobody in "Featuretown B"
    When her guardian presses the button behind the link
    Then Yusuf finds only Amina in "Featuretown B"

  Scenario: A place is found without regard to case and accents
    Given Yusuf, a brother with a profile, living in "Leeds"
    And Amina, a sister with her guardian Ibrahim, living in "Zürich Featuretown"
    Then Yusuf finds only Amina in "ZURICH feature"

  Scenario: Whoever is in touch already is kept when browsing, and left out where somebody new is looked for
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim, living in "Featuretown E"
    And Khadija, a sister with her guardian Musa, living in "Featuretown E"
    When Yusuf sends Amina an interest request
    Then Yusuf finds only Amina and Khadija in "Featuretown E"
    And Yusuf discovers only Khadija in "Featuretown E"
    And Amina discovers nobody new of the name Yusuf

  Scenario: The lower age must not be above the upper one
    Given Yusuf, a brother with a profile
    When Yusuf looks for ages from 40 to 30
    Then he is told what is wrong with "lowest age"

  Scenario: Nobody's name or address is shown
    Given Yusuf, a brother with a profile, living in "Featuretown C"
    And Amina, a sister with her guardian Ibrahim, living in "Featuretown C"
    Then what Yusuf finds in "Featuretown C" holds no name, e-mail or phone

  Scenario: Results come in pages without gaps or repeats
    Given Yusuf, a brother with a profile, living in "Leeds"
    And 5 sisters with verified guardians, living in "Featuretown D"
    Then Yusuf pages through 5 profiles in "Featuretown D", 2 at a time
