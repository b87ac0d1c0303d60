Feature: People with two roles
  A man may be the guardian of one sister and court another, two wards of one guardian may know the same man,
  and somebody may become staff. Each role follows its own rules.

  Background:
    Given Yusuf and Amina are matched, and Ibrahim is her guardian

  Scenario: A match paused for an engagement, and also for a disabled man
    Given Bilal, a brother with a paid plan
    And Bilal is matched with Amina as well, through Ibrahim
    And Yusuf and Amina have come to "Engagement"
    And the conversation of Bilal and Amina is paused
    When an admin disables Bilal's account because "a question about him"
    And an admin enables Bilal's account because "it was answered"
    Then the conversation of Bilal and Amina is paused for Amina
    And the conversation of Yusuf and Amina is active
    When Amina ends the conversation of Yusuf and Amina
    Then the conversation of Bilal and Amina is active for Amina

  Scenario: The end of an engagement does not reopen a match with a disabled man
    Given Bilal, a brother with a paid plan
    And Bilal is matched with Amina as well, through Ibrahim
    And Yusuf and Amina have come to "Engagement"
    And an admin disables Bilal's account because "a question about him"
    When Amina ends the conversation of Yusuf and Amina
    Then the conversation of Bilal and Amina is paused for Amina
    And Amina reads no reason in her conversation with Bilal

  Scenario: A guardian oversees the same man's conversations with two wards separately
    Given Yusuf is also matched with Khadija, whose guardian is Umar
    And Khadija names Ibrahim as her guardian, who verifies by the code
    When Ibrahim pauses the conversation of Yusuf and Amina
    Then the conversation of Yusuf and Amina is paused
    And the conversation of Yusuf and Khadija is active
    And Khadija reads no reason in her conversation with Yusuf
    When Ibrahim steps down
    Then the conversation of Yusuf and Khadija is active

  Scenario: Two guardians each court the other's ward
    Given Yusuf is also matched with Khadija, whose guardian is Umar
    And Amina names Bilal as her guardian, who verifies by the code
    And Bilal has a paid plan
    And Bilal is matched with Khadija as well, through Umar
    And Bilal and Khadija are overseen by Yusuf, whom Khadija names
    Then the conversation of Yusuf and Khadija is paused
    And the conversation of Bilal and Khadija is active
    And the conversation of Yusuf and Amina is active
    When Yusuf writes "Assalamu alaikum."
    Then it waits for Bilal, and nothing waits for Yusuf
    When an admin disables Yusuf's account because "a question about him"
    Then the conversation of Bilal and Khadija is paused
    And the conversation of Yusuf and Amina is paused for Amina

  Scenario: A sister who becomes staff is no longer a member
    When an admin makes Amina an admin
    Then the conversation of Yusuf and Amina is paused for Yusuf
    And Ibrahim cannot oversee it meanwhile

  Scenario Outline: A guardian whose role has just ended can do nothing more from an open page
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
