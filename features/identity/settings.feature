Feature: Settings of an account
  Every e-mail obeys the settings of whom it is for, except what guards the account.

  Scenario: What holds from the first day
    Given Bilal, a brother with a profile
    Then these settings of Bilal hold
      | e-mails about messages      | on     |
      | e-mails about waiting items | on     |
      | e-mails about requests      | on     |
      | news from Mithaq            | off    |
      | visibility of the profile   | public |
      | two-factor sign-in          | off    |

  Scenario: One setting changes, the others stay
    Given Bilal, a brother with a profile
    When Bilal sets "e-mails about requests" to off
    Then these settings of Bilal hold
      | e-mails about messages | on  |
      | e-mails about requests | off |

  Scenario: Two-factor sign-in is not switched here
    Given Bilal, a brother with a profile
    When Bilal sets "two-factor sign-in" to on
    Then the attempt is refused because it is switched elsewhere

  Scenario Outline: What is no setting
    Given Bilal, a brother with a profile
    When Bilal sets "<setting>" to <value>
    Then the attempt names a field that is wrong

    Examples:
      | setting                   | value    |
      | visibility of the profile | "hidden" |
      | e-mails about requests    | "no"     |
      | anything else             | on       |

  Scenario: Who wants no e-mails about requests gets none
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Amina has set "e-mails about requests" to off
    When Yusuf sends Amina an interest request
    And Ibrahim approves it
    Then Amina gets no e-mail of the request
    And Yusuf is told by e-mail that it went on

  Scenario: Who wants no e-mails about messages gets none
    Given Yusuf and Amina are matched, and Ibrahim is her guardian
    And Yusuf has set "e-mails about messages" to off
    When Amina writes "I would like my family to meet yours."
    And Ibrahim approves it
    Then Yusuf gets no e-mail of a message

  Scenario: A guardian who wants no e-mails still finds what waits on his dashboard
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Ibrahim has set "e-mails about waiting items" to off
    When Yusuf sends Amina an interest request
    Then Ibrahim gets no e-mail of an item
    And 1 item waits on the dashboard of Ibrahim

  Scenario: What guards the account is always told
    Given Bilal, a brother with a profile
    And Bilal has set "e-mails about messages" to off
    And Bilal has set "e-mails about requests" to off
    When Bilal changes his password to "Sunrise over 7 hills!"
    Then Bilal is told by e-mail that his password was changed

  Scenario: One click in the mail program is enough
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina's mail program unsubscribes her by the headers of the e-mail of the request
    Then these settings of Amina hold
      | e-mails about messages | on  |
      | e-mails about requests | off |

  Scenario: Looking at the link changes nothing
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    And Yusuf sends Amina an interest request
    And Ibrahim approves it
    When Amina opens the unsubscribe link of the e-mail of the request
    Then she is asked by a page with a button
    And these settings of Amina hold
      | e-mails about requests | on |

  Scenario: An e-mail that always comes offers no way to stop it
    Given Bilal, a brother with a profile
    When Bilal changes his password to "Sunrise over 7 hills!"
    Then the e-mail that his password was changed has no unsubscribe header

  Scenario: A private profile is not found
    Given Yusuf, a brother with a paid plan
    And Amina, a sister with her guardian Ibrahim
    When Amina sets "visibility of the profile" to "private"
    Then Yusuf does not find Amina
    And Yusuf cannot send Amina an interest request
    When Amina changes her place to "Leeds"
    Then Yusuf does not find Amina
    When Amina sets "visibility of the profile" to "public"
    Then Yusuf finds Amina
