Feature: First words
  The shortest way from an interest request to words that both have read. It is also run on a newly installed site
  without fees.

  @without-fees
  Scenario: Two people are matched, and her guardian reads the first words before him
    Given Amina, a sister with her guardian Ibrahim
    And Yusuf, a brother with a profile
    When Yusuf sends Amina an interest request
    And Ibrahim approves it
    And Amina accepts it saying "As-salamu alaykum."
    Then Yusuf and Amina are matched
    And Yusuf reads no words with it
    When Ibrahim approves it
    Then Yusuf reads "As-salamu alaykum." with it
