Feature: Help that leaves no trace
  Anybody can open the page of help and write to the staff there, without an account. A key,
  shown once, reads the answer.

  Scenario: Somebody without an account writes, and reads the answer with the key
    When somebody writes on the page of help "He has taken my passport."
    Then a key of three times four letters is shown
    When the staff answers it "Call 020 7008 0151, or 999 if it is now."
    Then the key reads "Call 020 7008 0151, or 999 if it is now."

  Scenario: The key may be typed in any way
    Given somebody writes on the page of help "He has taken my passport."
    And the staff answers it "Call 999."
    Then the key in small letters and without hyphens reads "Call 999."

  Scenario: Whoever has no key reads nothing
    Given somebody writes on the page of help "He has taken my passport."
    Then another key reads nothing

  Scenario: She writes again under the same key
    Given somebody writes on the page of help "He has taken my passport."
    When she writes under the same key "He gave it back."
    Then no new key is shown
    And the key reads "He has taken my passport." and "He gave it back."

  Scenario: No e-mail comes unless she asked for one, and its address is forgotten with it
    Given somebody writes on the page of help "Please help." and gives an address
    When the staff answers it "Call 999."
    Then one e-mail has come to that address, which says nothing of it
    And the address is kept nowhere

  Scenario: The page keeps nothing in the browser, and tells no other page where one came from
    When somebody opens the page of help
    Then no cookie is set, nothing is to be kept, and no referrer goes out

  Scenario: It does not notice who is signed in
    Given Amina, a sister with her guardian Ibrahim
    When Amina, signed in, writes on the page of help "He has taken my passport."
    Then Amina has no questions to the staff
    And the staff cannot tell who wrote it

  Scenario: What is wrong is said, and what was typed stays
    When somebody writes on the page of help "Please help." with the address "not an address"
    Then the page says that the address is wrong, and still holds "Please help."

  Scenario: After 90 days nothing stands under the key any more
    Given somebody writes on the page of help "He has taken my passport."
    And the staff answers it "Call 999."
    When 91 days pass
    Then the key reads nothing
