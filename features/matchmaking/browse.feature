Feature: Browsing

  Scenario: Members see the other gender only
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

  Scenario: A search for a place ignores case and accents
    Given Yusuf, a brother with a profile, living in "Leeds"
    And Amina, a sister with her guardian Ibrahim, living in "Zürich Featuretown"
    Then Yusuf finds only Amina in "ZURICH feature"

  Scenario: Browsing shows members one is already in contact with, and the search for new ones does not
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim, living in "Featuretown E"
    And Khadija, a sister with her guardian Musa, living in "Featuretown E"
    When Yusuf sends Amina an interest request
    Then Yusuf finds only Amina and Khadija in "Featuretown E"
    And Yusuf discovers only Khadija in "Featuretown E"
    And Amina discovers nobody new of the name Yusuf

  Scenario: The first age must not be higher than the second
    Given Yusuf, a brother with a profile
    When Yusuf searches for ages from 40 to 30
    Then he is told what is wrong with "lowest age"

  Scenario: Names and addresses are never shown
    Given Yusuf, a brother with a profile, living in "Featuretown C"
    And Amina, a sister with her guardian Ibrahim, living in "Featuretown C"
    Then what Yusuf finds in "Featuretown C" holds no name, e-mail or phone

  Scenario: Results come in pages without gaps or repeats
    Given Yusuf, a brother with a profile, living in "Leeds"
    And 5 sisters with verified guardians, living in "Featuretown D"
    Then Yusuf pages through 5 profiles in "Featuretown D", 2 at a time

  Scenario: A filter says how many more people there are without it
    Given Yusuf, a brother with a profile, living in "Leeds"
    And Amina, a sister with her guardian Ibrahim, living in "Featuretown F"
    And Khadija, a sister with her guardian Musa, living in "Featuretown F"
    When Yusuf looks in "Featuretown F" for the nationality "Atlantis"
    Then without the nationality he would find 2 more
    When Amina blocks Yusuf
    And Yusuf looks in "Featuretown F" for the nationality "Atlantis"
    Then without the nationality he would find 1 more
