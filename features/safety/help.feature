Feature: Help without an account
  Anybody can open the help page and write to the staff without an account. A key, shown once, opens the answer.

  Scenario: Somebody without an account writes, and reads the answer with the key
    When somebody writes on the help page "He has taken my passport."
    Then a key of three times four letters is shown
    When the staff answer it "Call 020 7008 0151, or 999 if it is now."
    Then the key reads "Call 020 7008 0151, or 999 if it is now."

  Scenario: The key may be typed in capitals or small letters, with or without hyphens
    Given somebody writes on the help page "He has taken my passport."
    And the staff answer it "Call 999."
    Then the key in small letters and without hyphens reads "Call 999."

  Scenario: Without the key nothing can be read
    Given somebody writes on the help page "He has taken my passport."
    Then another key reads nothing

  Scenario: She writes again with the same key
    Given somebody writes on the help page "He has taken my passport."
    When she writes with the same key "He gave it back."
    Then no new key is shown
    And the key reads "He has taken my passport." and "He gave it back."

  Scenario: An e-mail comes only if she asked for one, and then its address is deleted
    Given somebody writes on the help page "Please help." and gives an address
    When the staff answer it "Call 999."
    Then one e-mail has come to that address, which says nothing of it
    And the address is not stored any more

  Scenario: The page stores nothing in the browser and does not reveal where a visitor came from
    When somebody opens the help page
    Then no cookie is set, nothing may be cached, and no referrer is sent

  Scenario: The page ignores whether somebody is signed in
    Given Amina, a sister with her guardian Ibrahim
    When Amina, signed in, writes on the help page "He has taken my passport."
    Then Amina has no questions to the staff
    And the staff cannot tell who wrote it

  Scenario: A mistake is explained, and the typed text stays
    When somebody writes on the help page "Please help." with the address "not an address"
    Then the page says that the address is wrong, and still shows "Please help."

  Scenario: After 90 days the key opens nothing any more
    Given somebody writes on the help page "He has taken my passport."
    And the staff answer it "Call 999."
    When 91 days pass
    Then the key reads nothing
