Feature: Signing up with a paid plan
  Somebody who signs up with a paid plan pays first, and the payment creates the account. Without a payment
  there is no account, and a payment that cannot be served is refunded.

  Scenario: The payment creates the account
    When Yusuf begins to sign up with the plan "Monthly"
    Then Yusuf has no account
    When Yusuf pays
    Then Yusuf has an account with the plan monthly
    And Yusuf has 3 interest requests left
    And Yusuf has paid "15.99" once

  Scenario: The lifetime plan is paid once
    When Yusuf begins to sign up with the plan "Lifetime"
    And Yusuf pays
    Then Yusuf has an account with the plan lifetime
    And the plan of Yusuf is not charged again

  Scenario: A sign-up that cannot work is refused before any payment
    Given Musa, a brother with a profile
    When somebody begins to sign up with the address of Musa
    Then the attempt is refused because the address is taken

  Scenario: A declined card creates no account, and another card may pay
    When Idris begins to sign up with the plan "Monthly"
    And Idris pays with a card that is declined
    Then the attempt is refused because nothing was paid
    And Idris has no account
    When Idris pays
    Then Idris has an account with the plan monthly

  Scenario: A member who pays and closes the window still gets an account
    When Umar begins to sign up with the plan "Monthly"
    And Umar pays and closes the window
    Then Umar has an account with the plan monthly

  Scenario: Returning several times creates one account and one payment
    When Bilal begins to sign up with the plan "6 Months"
    And Bilal pays
    And Bilal comes back from the payment 3 times
    Then Bilal has an account with the plan six_month
    And Bilal has paid "60.00" once

  Scenario: A late payment still counts
    When Anas begins to sign up with the plan "Monthly"
    And 20 hours pass
    And Anas pays
    Then Anas has an account with the plan monthly

  Scenario: A payment link expires after a day
    When Yahya begins to sign up with the plan "Monthly"
    And 25 hours pass
    And Yahya pays too late
    Then the attempt is refused because nothing was paid
    And Yahya has no account

  Scenario: Nothing of an abandoned sign-up stays with the payment provider
    When Nadir begins to sign up with the plan "Monthly"
    Then the payment provider knows the address of Nadir
    When 8 days pass
    Then the payment provider does not know the address of Nadir

  Scenario: A member who began to pay and never did is removed at the payment provider too
    Given Tariq, a brother with a profile
    When Tariq begins to pay for the plan "Monthly"
    And 8 days pass
    Then the payment provider does not know the member Tariq
    When Tariq buys the plan "Monthly"
    Then the plan of Tariq renews

  Scenario: The payment is refunded in full when somebody else has taken the address
    When Khalid begins to sign up with the plan "Monthly"
    And another window begins to sign up with the address of Khalid and the plan "Lifetime"
    And Khalid pays
    And the other window pays
    Then the attempt is refused because the payment is refunded
    And the other window gets "99.99" back
    And Khalid has paid "15.99" once

  Scenario: Choosing another plan replaces the open payment
    When Harun begins to sign up with the plan "Monthly"
    And Harun chooses the plan "6 Months" instead
    Then the payment that Harun began before cannot be made
    When Harun pays
    Then Harun has an account with the plan six_month
    And Harun has paid "60.00" once

  Scenario: Only the window that began the payment can continue it
    When Isa begins to sign up with the plan "Monthly"
    And Isa opens the payment again
    Then it is the same payment
    When somebody else opens the payment of Isa
    Then the attempt is refused because the sign-up is not known

  Scenario: A sister pays before her guardian is verified
    When Amina begins to sign up as a sister with the plan "Monthly"
    Then no e-mail was sent to her guardian
    When Amina pays
    Then her guardian is asked to verify
    And Amina has an account with the plan monthly
    And no day is named on which the plan of Amina ends or renews
    When 10 days pass
    And the guardian of Amina is verified
    Then the plan of Amina renews a month from now
    When 30 days pass
    Then Amina has paid "15.99" once
    When 2 days pass
    Then Amina has paid "15.99" twice

  Scenario: A promo code lowers the first payment
    Given a promo code that takes a quarter off and can be used once
    When Luqman begins to sign up with the plan "Monthly" and the code
    And Luqman pays
    Then Luqman has paid "11.99" once

  Scenario: The last use of a promo code goes to the first who pays
    Given a promo code that takes a quarter off and can be used once
    When Hud begins to sign up with the plan "Monthly" and the code
    And Salih tries to sign up with the plan "Monthly" and the code
    Then the attempt is refused because the code is used up
