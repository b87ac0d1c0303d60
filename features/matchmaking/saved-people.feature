Feature: Saving people for later
  Whom one would like to think about one saves. Nobody else learns of it, and the list holds whoever may be
  seen at the time.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Khadija, a sister with her guardian Musa
    And Yusuf, a brother with a profile

  Scenario: The latest first, and out of it again
    When Yusuf saves Amina for later
    And Yusuf saves Khadija for later
    And Yusuf saves Amina for later
    Then Yusuf has saved Khadija and Amina
    And Yusuf pages through what he saved, 1 at a time
    When Yusuf takes Khadija out of those saved
    Then Yusuf has saved Amina

  Scenario: Her guardian does not learn whom she saved
    When Amina saves Yusuf for later
    Then Amina reads Yusuf's profile as one that she saved
    And Ibrahim reads Yusuf's profile as one that nobody saved

  Scenario Outline: Whoever may not be seen any more is not in it, and comes back when seen again
    Given Yusuf saves Amina for later
    And Yusuf saves Khadija for later
    When <what happens>
    Then Yusuf has saved Khadija
    When <what follows>
    Then Yusuf has saved Khadija and Amina

    Examples:
      | what happens                                             | what follows                                              |
      | Amina makes her profile private                          | Amina makes her profile public                            |
      | Amina blocks Yusuf                                       | Amina lifts her block of Yusuf                            |
      | an admin disables Amina's account because "a question"   | an admin enables Amina's account because "it is answered" |
      | the staff look into a question about Ibrahim              | the staff settle it in favour of Ibrahim                  |

  Scenario: Whom one cannot find one cannot save
    Given Maryam, a sister whose guardian is invited
    When Yusuf tries to save Maryam for later
    Then it does not exist for him
