Feature: The guidance that admins write
  Articles are written in the console. What is published is read by everybody, and stays where it was found.

  Scenario: A draft is read by nobody until it is published
    Given an admin has written the article "Patience in marriage" as a draft
    Then nobody finds it in the guidance
    When an admin publishes it
    Then everybody finds it in the guidance

  Scenario: An excerpt is made where none is written
    Given an admin has published the article "Gratitude" with the words "Gratitude is said and done."
    Then everybody reads of it "Gratitude is said and done."

  Scenario: An excerpt holds plain words alone
    Given an admin has published the article "Trust" with the words "Tie your *camel*, then [trust](/guidance)."
    Then everybody reads of it "Tie your camel, then trust."

  Scenario: A list does not send the articles themselves
    Given an admin has published the article "Kindness" with the words "Kindness is in nothing but it adorns it."
    Then the list of the guidance holds no texts
    And everybody reads the whole of it at its address

  Scenario: A draft has no address for readers
    Given an admin has written the article "Haste" as a draft
    Then nobody reads it at its address

  Scenario: Words are looked for, in titles before texts
    Given an admin has published the article "Silence" with the words "Sincerity speaks softly."
    And an admin has published the article "Sincerity" with the words "It speaks softly as well."
    When somebody looks for "sincerity" in the guidance
    Then he finds "Sincerity" before "Silence"

  Scenario: Marks and apostrophes do not matter to who looks for a word
    Given an admin has published the article "The ‘iddah of Zaynáb" with the words "It is counted."
    When somebody looks for "iddah zaynab" in the guidance
    Then he finds "The ‘iddah of Zaynáb"

  Scenario: The address stays once it was published
    Given an admin has published the article "Trust in God"
    When an admin calls it "Trust, and a tied camel"
    Then it is found at "trust-in-god"

  Scenario: The address of a draft follows its title
    Given an admin has written the article "Mercy" as a draft
    When an admin calls it "Mercy between spouses"
    Then it is found at "mercy-between-spouses"

  Scenario: Two articles of one title have an address each
    Given an admin has published the article "Good counsel"
    And an admin has published the article "Good counsel"
    Then it is found at "good-counsel-2"

  Scenario: Nobody overwrites what a colleague has changed meanwhile
    Given an admin has published the article "Forgiveness"
    And an admin has it before him
    When a colleague calls it "Forgiving"
    And he saves other words for it
    Then the attempt is refused because a colleague has changed it
    And he is told that its title has changed
    And everybody finds it in the guidance

  Scenario: A translation is read in its language, at the address of its original
    Given an admin has published the article "Sabr and thanks"
    And an admin has published it in Arabic as "الصبر والشكر"
    Then whoever reads in Arabic finds "الصبر والشكر" in place of "Sabr and thanks"
    And whoever reads in Urdu finds "Sabr and thanks", and no translation
    And everybody finds it in the guidance
    And its address leads whoever reads in Arabic to "الصبر والشكر", and everybody else to "Sabr and thanks"

  Scenario: Without its original a translation stands for its own readers alone
    Given an admin has published the article "The guest"
    And an admin has published it in Arabic as "الضيف"
    When an admin takes the original back
    Then its address leads whoever reads in Arabic to "الضيف", and nobody else anywhere

  Scenario: Words are looked for in the reader's language too
    Given an admin has published the article "Neighbours"
    And an admin has published it in Arabic as "الجيران الطيبون"
    When somebody who reads in Arabic looks for "الجيران الطيبون" in the guidance
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
