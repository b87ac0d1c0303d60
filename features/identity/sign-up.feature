Feature: Signing up
  A brother opens an account on his own. A sister names her guardian when she signs up; her account, her
  guardian and his invitation are created together or not at all.

  Scenario: A brother signs up on the free plan
    When Yusuf signs up as a brother
    Then he can sign in
    And no guardian is invited

  Scenario Outline: The free plan may be named or left out
    When Yusuf signs up as a brother with the plan <plan>
    Then he can sign in

    Examples:
      | plan   |
      | "free" |
      | "1"    |
      | 1      |

  Scenario Outline: A paid plan is never silently replaced by the free one
    When Yusuf signs up as a brother with the plan <plan>
    Then the attempt is refused because the plan must be paid
    And there is no account for Yusuf

    Examples:
      | plan        |
      | "monthly"   |
      | "six_month" |
      | "lifetime"  |
      | "2"         |
      | 4           |

  Scenario Outline: Plans that do not exist
    When Yusuf signs up as a brother with the plan <plan>
    Then he is told what is wrong with "plan"
    And there is no account for Yusuf

    Examples:
      | plan                     |
      | "99"                     |
      | "gold"                   |
      | ""                       |
      | 1.5                      |
      | 99999999999999999999     |
      | "1; drop table the plan" |

  Scenario: A sign-up with a paid plan does not reveal whether an address is taken
    Given Yusuf signs up as a brother
    When somebody signs up with the same address and the plan "monthly"
    Then the attempt is refused because the plan must be paid

  Scenario: A sister signs up with her guardian
    When Amina signs up as a sister and names her father
    Then she can sign in
    And her father is sent a verification e-mail with a link and a code

  Scenario: E-mails to her guardian use her first name
    When Amina signs up as a sister called Amina, with the user name rose_1990, and names her father
    Then her father reads of Amina, and never of rose_1990

  Scenario Outline: Names that are refused
    When Amina signs up as a sister with "<field>" as <value>
    Then he is told what is wrong with "<field>"
    And there is no account for Amina

    Examples:
      | field           | value                                 |
      | guardian’s name | "Abdullah Khan\u000aPay here at once" |
      | guardian’s name | "Abdullah www.khan.example"           |
      | guardian’s name | "Abdullah Khan 07700 900123"          |
      | first name      | "amina.example"                       |
      | user name       | "www.amina.example"                   |
      | user name       | "Amina\u000aPay here"                 |

  Scenario: A sister cannot sign up without a guardian
    When Amina signs up as a sister and names nobody
    Then she is asked for her guardian's name, e-mail and phone
    And there is no account for Amina

  Scenario: A sister cannot be her own guardian
    When Amina signs up as a sister and gives her own address, differently spelt, as her guardian's
    Then she is told that it must not be her own
    And there is no account for Amina

  Scenario: An address has one account
    Given Yusuf signs up as a brother
    When somebody signs up with the same address in capitals
    Then the attempt is refused because the address is taken
    And an e-mail tells Yusuf that somebody tried to sign up with his address

  Scenario Outline: Passwords that are easy to guess
    When Yusuf signs up with the password "<password>"
    Then he is asked for another password

    Examples:
      | password  |
      | 12345     |
      | password1 |
      | 111111    |

  Scenario: The guardian may be named right after a sign-up with three fields
    Given somebody signs up with address, password and user name alone
    When her guardian is named from the same browser
    Then she can sign in
    And her father is sent a verification e-mail with a link and a code

  Scenario: Knowing an account's id is not enough to name its guardian
    Given somebody signs up with address, password and user name alone
    When her guardian is named from another browser
    Then the attempt is refused because the sign-up session belongs to somebody else

  Scenario: The terms are accepted at the sign-up
    When Yusuf signs up as a brother and accepts the terms
    Then he can sign in
    And he has accepted the terms

  Scenario: A sign-up that leaves the terms out is asked at the next sign-in
    When Yusuf signs up as a brother
    Then he can sign in
    And he has not accepted the terms
    When he accepts the terms
    Then he has accepted the terms
