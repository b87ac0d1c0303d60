Feature: Guidance articles
  Admins write articles in the console. A published article is public, and its address does not change.

  Scenario: Only admins see a draft until it is published
    Given an admin has written the article "Patience in marriage" as a draft
    Then nobody finds it in the guidance
    When an admin publishes it
    Then everybody finds it in the guidance

  Scenario: An article without an excerpt gets one
    Given an admin has published the article "Gratitude" with the words "Gratitude is said and done."
    Then everybody reads of it "Gratitude is said and done."

  Scenario: An excerpt is plain text
    Given an admin has published the article "Trust" with the words "Tie your *camel*, then [trust](/guidance)."
    Then everybody reads of it "Tie your camel, then trust."

  Scenario: A list leaves out the articles' text
    Given an admin has published the article "Kindness" with the words "Kindness is in nothing but it adorns it."
    Then the list of the guidance holds no texts
    And everybody reads the whole of it at its address

  Scenario: A draft has no public address
    Given an admin has written the article "Haste" as a draft
    Then nobody reads it at its address

  Scenario: A search looks in titles first, then in texts
    Given an admin has published the article "Silence" with the words "Sincerity speaks softly."
    And an admin has published the article "Sincerity" with the words "It speaks softly as well."
    When somebody searches the guidance for "sincerity"
    Then he finds "Sincerity" before "Silence"

  Scenario: A search ignores accents and apostrophes
    Given an admin has published the article "The ‘iddah of Zaynáb" with the words "It is counted."
    When somebody searches the guidance for "iddah zaynab"
    Then he finds "The ‘iddah of Zaynáb"

  Scenario: A published article keeps its address
    Given an admin has published the article "Trust in God"
    When an admin calls it "Trust, and a tied camel"
    Then it is found at "trust-in-god"

  Scenario: The address of a draft follows its title
    Given an admin has written the article "Mercy" as a draft
    When an admin calls it "Mercy between spouses"
    Then it is found at "mercy-between-spouses"

  Scenario: Two articles of the same title have different addresses
    Given an admin has published the article "Good counsel"
    And an admin has published the article "Good counsel"
    Then it is found at "good-counsel-2"

  Scenario: Nobody overwrites a colleague's changes
    Given an admin has published the article "Forgiveness"
    And an admin has it open
    When a colleague calls it "Forgiving"
    And he saves another text
    Then the attempt is refused because a colleague has changed it
    And he is told that its title has changed
    And everybody finds it in the guidance

  Scenario: A translation appears in its language, at the address of its original
    Given an admin has published the article "Sabr and thanks"
    And an admin has published it in Arabic as "الصبر والشكر"
    Then an Arabic reader finds "الصبر والشكر" in place of "Sabr and thanks"
    And an Urdu reader finds "Sabr and thanks", and no translation
    And everybody finds it in the guidance
    And its address leads an Arabic reader to "الصبر والشكر", and everybody else to "Sabr and thanks"

  Scenario: A translation whose original is withdrawn is shown to its own readers only
    Given an admin has published the article "The guest"
    And an admin has published it in Arabic as "الضيف"
    When an admin withdraws the original
    Then its address leads an Arabic reader to "الضيف", and nobody else anywhere

  Scenario: Search works in the reader's language too
    Given an admin has published the article "Neighbours"
    And an admin has published it in Arabic as "الجيران الطيبون"
    When an Arabic reader searches the guidance for "الجيران الطيبون"
    Then he finds "الجيران الطيبون"

  Scenario: A draft is not translated
    Given an admin has written the article "Unfinished" as a draft
    When an admin writes it in Arabic as "لم يكتمل"
    Then the attempt is refused for its original

  Scenario: An article is translated once into a language
    Given an admin has published the article "Promises"
    And an admin has published it in Arabic as "الوعود"
    When an admin writes it in Arabic as "العهود"
    Then the attempt is refused for its language
