Feature: People who are two things at once
  A man may guard one sister and court another, a guardian may have two wards who know the same man,
  and somebody may become staff in the midst of it. Each part follows its own rules.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: Of two matches of a sister one rests for her engagement, and also for a disabled man
    Given Bilal, a brother with a paid plan
    And Bilal is matched with Amina as well, through Ibrahim
    And Yusuf and Amina have come to "Engagement"
    And the conversation of Bilal and Amina rests
    When an admin disables Bilal's account because "a question about him"
    And an admin enables Bilal's account because "it was answered"
    Then the conversation of Bilal and Amina rests for Amina
    And the conversation of Yusuf and Amina goes on
    When Amina ends the conversation of Yusuf and Amina
    Then the conversation of Bilal and Amina goes on for Amina

  Scenario: And the end of the engagement brings nobody back who is disabled
    Given Bilal, a brother with a paid plan
    And Bilal is matched with Amina as well, through Ibrahim
    And Yusuf and Amina have come to "Engagement"
    And an admin disables Bilal's account because "a question about him"
    When Amina ends the conversation of Yusuf and Amina
    Then the conversation of Bilal and Amina rests for Amina
    And Amina reads nothing of why in her conversation with Bilal

  Scenario: Two wards of one guardian know the same man: he oversees each for herself
    Given Yusuf is also matched with Khadija, whose guardian is Umar
    And Khadija names Ibrahim as her guardian, who verifies by the code
    When Ibrahim pauses the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina rests
    And the conversation of Yusuf and Khadija goes on
    And Khadija reads nothing of why in her conversation with Yusuf
    When Ibrahim steps down
    Then the conversation of Yusuf and Khadija goes on

  Scenario: Two men each guard the sister whom the other courts
    Given Yusuf is also matched with Khadija, whose guardian is Umar
    And Amina names Bilal as her guardian, who verifies by the code
    And Bilal has a paid plan
    And Bilal is matched with Khadija as well, through Umar
    And Bilal and Khadija are overseen by Yusuf, whom Khadija names
    Then the conversation of Yusuf and Khadija rests
    And the conversation of Bilal and Khadija goes on
    And the conversation of Yusuf and Amina goes on
    When Yusuf writes "Assalamu alaikum."
    Then it waits for Bilal, and nothing waits for Yusuf
    When an admin disables Yusuf's account because "a question about him"
    Then the conversation of Bilal and Khadija rests
    And the conversation of Yusuf and Amina rests for Amina

  Scenario: A sister who becomes staff is there no more
    When an admin makes Amina an admin
    Then the conversation of Yusuf and Amina rests for Yusuf
    And it is not Ibrahim's to oversee meanwhile

  Scenario Outline: Whose part has just ended does nothing more for her, by whatever page is still open
    Given Amina names Musa as her guardian, who verifies by the code
    When Ibrahim <does> by a page that was still open
    Then he may not any more

    Examples:
      | does                     |
      | leaves a note            |
      | marks it as read         |
      | wishes to read along     |
      | pauses it                |
      | confirms a step          |
      | steps down               |
