Feature: A member's plan and its payment
  Members pay for a plan by card. Monthly and half-yearly plans renew until they are cancelled; the lifetime
  plan is paid once.

  Rule: A plan renews on its day

    Background:
      Given Yusuf, a brother who pays for the plan "Monthly"

    Scenario: It is charged again each month, and each payment has its receipt
      When 32 days pass
      Then Yusuf has paid "15.99, 15.99"
      And the plan of Yusuf renews
      And Yusuf has 2 receipts

    Scenario: The payer is reminded a week before
      When 25 days pass
      Then Yusuf is told by e-mail that his plan renews
      And Yusuf has paid "15.99"

    Scenario: A new price applies to new members only
      Given the plan "Monthly" costs "19.99" from now on
      And Bilal, a brother who pays for the plan "Monthly"
      When 32 days pass
      Then Yusuf has paid "15.99, 15.99"
      And Bilal has paid "19.99, 19.99"

  Rule: A cancelled plan stays until its paid period ends

    Background:
      Given Musa, a brother who pays for the plan "Monthly"

    Scenario: Nothing more is charged, and access stays until then
      When Musa cancels his plan
      Then the plan of Musa is cancelled
      And Musa has 3 interest requests left
      And Musa is told by e-mail that his plan does not renew
      When 32 days pass
      Then Musa is on the free plan
      And Musa has paid "15.99"

    Scenario: Until then the plan can be resumed
      When Musa cancels his plan
      And Musa resumes his plan
      Then the plan of Musa renews
      And Musa is told by e-mail that his plan continues
      When 32 days pass
      Then Musa has paid "15.99, 15.99"

    Scenario: Afterwards there is nothing to resume, and any plan can be bought
      When Musa cancels his plan
      And 32 days pass
      And Musa resumes his plan
      Then the attempt is refused because nothing is left to resume
      When Musa buys the plan "Monthly"
      Then the plan of Musa renews

  Rule: An unpaid renewal has seven days of grace

    Background:
      Given Idris, a brother who pays for the plan "Monthly"
      And the card of Idris is declined from now on
      And 32 days pass

    Scenario: During the grace period the plan continues, and the payer is warned
      Then a payment of Idris is due
      And Idris has 6 interest requests left
      And Idris is told by e-mail that his payment did not go through

    Scenario: After seven days the plan is suspended
      When 7 days pass
      Then a payment of Idris is due
      And Idris has 0 interest requests left

    Scenario: A new card is charged at once
      When 7 days pass
      And Idris changes his card
      Then the plan of Idris renews
      And Idris has paid "15.99, 15.99"

    Scenario: Another plan replaces the suspended one
      When 7 days pass
      And Idris buys the plan "6 Months"
      Then the plan of Idris renews
      And Idris has paid "15.99, 60.00"

  Rule: A more expensive plan replaces the present one

    Background:
      Given Salman, a brother who pays for the plan "Monthly"

    Scenario: The unused part of the old plan is taken off the price
      When 10 days pass
      And Salman buys the plan "6 Months"
      Then Salman is on the plan six_month
      And the last payment of Salman was less by the unused part of "15.99"
      When 40 days pass
      Then Salman has made 2 payments

    Scenario: The lifetime plan ends the plan that renews
      When Salman buys the plan "Lifetime"
      Then Salman is on the plan lifetime
      When 70 days pass
      Then Salman has made 2 payments
      And Salman is on the plan lifetime

    Scenario: An uncharged month gives no credit and is not charged any more
      When the plan of Salman renewed half an hour ago
      And Salman buys the plan "Lifetime"
      And a day passes
      Then Salman has paid "15.99, 99.99"

    Scenario: A month that is charged during the upgrade is refunded
      Given the plan of Salman renews in an hour
      And Salman begins to pay for the plan "Lifetime"
      When 3 hours pass
      And Salman pays for it
      Then Salman is on the plan lifetime
      And the last payment of Salman for "Monthly" is refunded

    Scenario: The same plan or a cheaper one cannot be bought
      When Salman buys the plan "6 Months"
      And Salman tries to buy the plan "6 Months"
      Then the attempt is refused because he has it already
      When Salman tries to buy the plan "Monthly"
      Then the attempt is refused because his plan gives as much

  Rule: The card of the present plan can pay for a dearer one

    Background:
      Given Dawud, a brother who pays for the plan "Monthly"

    Scenario: He pays with one press
      When Dawud pays for the plan "6 Months" by his saved card
      Then Dawud is on the plan six_month
      And Dawud has made 2 payments

    Scenario: His bank asks him to confirm it first
      Given Dawud pays by a card whose bank asks each time
      When Dawud pays for the plan "6 Months" by his saved card
      Then Dawud is sent to the page of his bank
      And Dawud has made 1 payments

    Scenario: Another card is charged only after he has read its name
      Given Dawud begins to pay for the plan "6 Months"
      And Dawud pays by a card whose bank asks each time
      When Dawud pays for it by the card that he read before
      Then the attempt is refused because he has changed his card
      And Dawud has made 1 payments

    Scenario: After a failed renewal no card is offered
      Given the card of Dawud is declined from now on
      When 32 days pass
      And Dawud begins to pay for the plan "6 Months"
      Then no saved card is offered to Dawud

  Rule: A chargeback counts as a refund

    Background:
      Given Anas, a brother who pays for the plan "Lifetime" and disputes it with his bank

    Scenario: Until the bank has decided, the plan continues
      Then Anas is on the plan lifetime
      And Anas has been refunded "0.00"

    Scenario: After a chargeback the plan ends, and the member is told
      When the bank of Anas takes the money back
      Then Anas is on the free plan
      And Anas has been refunded "99.99"
      And Anas is told by e-mail of the chargeback

  Rule: A gift and a paid plan can run side by side

    Scenario: The better of the two counts, and the other continues
      Given Bilal, a brother who pays for the plan "Monthly"
      When an admin gives Bilal the plan "Monthly" for 3 months because "hardship"
      And Bilal cancels his plan
      And 40 days pass
      Then Bilal is on the plan monthly
      And Bilal has paid "15.99"

    Scenario: A gift is never charged, and there is nothing to cancel
      Given Bilal, a brother with a paid plan
      When Bilal cancels his plan
      Then the attempt is refused because nothing renews

  Rule: A member who leaves is not charged again

    Scenario: A member who returns still has what he paid for
      Given Nuh, a brother who pays for the plan "6 Months"
      When Nuh deletes his account
      And 20 days pass
      And Nuh signs in again
      And Nuh restores his account
      Then the plan of Nuh is cancelled
      And Nuh has paid "60.00"

  Rule: A promo code lowers the first payment

    Scenario: The next payment is the full price, and the code is used up
      Given Zayd, a brother with a profile
      And a promo code for a quarter less
      When Zayd buys the plan "Monthly" with the code
      And 32 days pass
      Then Zayd has paid "11.99, 15.99"
      When Zayd tries to buy the plan "6 Months" with the code
      Then the attempt is refused because he has used the code

  Rule: No plan is sold to a member who could not use it

    Scenario: A brother who is married to four wives
      Given Dawud, a brother who is married to four wives
      When Dawud tries to buy the plan "Monthly"
      Then the attempt is refused because he has four wives
