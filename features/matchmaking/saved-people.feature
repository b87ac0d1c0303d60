Feature: Saving profiles for later
  A member may save the profile of somebody to think about. Nobody else learns of it, and the list shows only
  profiles that the member may see at the time.

  Background:
    Given Amina, a sister with her guardian Ibrahim
    And Khadija, a sister with her guardian Musa
    And Yusuf, a brother with a profile

  Scenario: The latest comes first, and can be removed
    When Yusuf saves Amina for later
    And Yusuf saves Khadija for later
    And Yusuf saves Amina for later
    Then Yusuf has saved Khadija and Amina
    And Yusuf pages through his saved profiles, 1 at a time
    When Yusuf takes Khadija out of the saved profiles
    Then Yusuf has saved Amina

  Scenario: Her guardian does not learn whom she saved
    When Amina saves Yusuf for later
    Then Amina reads Yusuf's profile as one that she saved
    And Ibrahim reads Yusuf's profile as one that nobody saved

  Scenario Outline: A profile that is hidden leaves the list, and returns when it is visible again
    Given Yusuf saves Amina for later
    And Yusuf saves Khadija for later
    When <what happens>
    Then Yusuf has saved Khadija
    When <what follows>
    Then Yusuf has saved Khadija and Amina

    Examples:
      | what happens                                             | what follows                                              |
      | Amina makes her profile private                          | Amina makes her profile public                            |
      | Amina blocks Yusuf                                       | Amina unblocks Yusuf                            |
      | an admin disables Amina's account because "a question"   | an admin enables Amina's account because "it is answered" |
      | the staff open a question about Ibrahim              | the staff resolve it in favour of Ibrahim                  |

  Scenario: A profile that one cannot see cannot be saved
    Given Maryam, a sister whose guardian is invited
    When Yusuf tries to save Maryam for later
    Then it does not exist for him
