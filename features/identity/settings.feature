Feature: Account settings
  Every e-mail follows its receiver's settings, except those about account security.

  Scenario: The defaults
    Given Bilal, a brother with a profile
    Then Bilal has these settings
      | e-mails about messages      | on     |
      | e-mails about waiting items | on     |
      | e-mails about requests      | on     |
      | news from Mithaq            | off    |
      | visibility of the profile   | public |
      | name of the sender          | service |
      | two-factor sign-in          | off    |

  Scenario: Changing one setting leaves the others
    Given Bilal, a brother with a profile
    When Bilal sets "e-mails about requests" to off
    Then Bilal has these settings
      | e-mails about messages | on  |
      | e-mails about requests | off |

  Scenario: Two-factor sign-in is not switched here
    Given Bilal, a brother with a profile
    When Bilal sets "two-factor sign-in" to on
    Then the attempt is refused because it is switched elsewhere

  Scenario Outline: Settings that are refused
    Given Bilal, a brother with a profile
    When Bilal sets "<setting>" to <value>
    Then the refusal names the wrong field

    Examples:
      | setting                   | value    |
      | visibility of the profile | "hidden" |
      | e-mails about requests    | "no"     |
      | anything else             | on       |

  Scenario: A member who switched off e-mails about requests gets none
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Amina has set "e-mails about requests" to off
    When Yusuf sends Amina an interest request
    And Ibrahim approves it
    Then Amina gets no e-mail of the request
    And Yusuf is told by e-mail that it was let through

  Scenario: A member who switched off e-mails about messages gets none
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf has set "e-mails about messages" to off
    When Amina writes "I would like my family to meet yours."
    And Ibrahim approves it
    Then Yusuf gets no e-mail of a message

  Scenario: A guardian without e-mails still finds open items on his dashboard
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Ibrahim has set "e-mails about waiting items" to off
    When Yusuf sends Amina an interest request
    Then Ibrahim gets no e-mail of an item
    And 1 item waits on the dashboard of Ibrahim

  Scenario: E-mails about account security always come
    Given Bilal, a brother with a profile
    And Bilal has set "e-mails about messages" to off
    And Bilal has set "e-mails about requests" to off
    When Bilal changes his password to "Sunrise over 7 hills!"
    Then Bilal is told by e-mail that his password was changed

  Scenario: One click in the mail program unsubscribes
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina's mail program unsubscribes her by the headers of the e-mail of the request
    Then Amina has these settings
      | e-mails about messages | on  |
      | e-mails about requests | off |

  Scenario: Opening the link alone changes nothing
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina opens the unsubscribe link of the e-mail of the request
    Then a page with a button asks her
    And Amina has these settings
      | e-mails about requests | on |

  Scenario: An e-mail that is always sent has no unsubscribe link
    Given Bilal, a brother with a profile
    When Bilal changes his password to "Sunrise over 7 hills!"
    Then the e-mail that his password was changed has no unsubscribe header

  Scenario: The subject of an e-mail says nothing private
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    When Ibrahim approves it
    Then the e-mail of the request comes to Amina from "Mithaq" with the subject "Something new for you"

  Scenario: A member chooses a plain name for the sender
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Amina sets "name of the sender" to "plain"
    And Yusuf sends Amina an interest request
    When Ibrahim approves it
    Then the e-mail of the request comes to Amina from "Post" with the subject "Something new for you"

  Scenario: A private profile is not listed
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    When Amina sets "visibility of the profile" to "private"
    Then Yusuf does not find Amina
    And Yusuf cannot send Amina an interest request
    When Amina changes her place to "Leeds"
    Then Yusuf does not find Amina
    When Amina sets "visibility of the profile" to "public"
    Then Yusuf finds Amina
