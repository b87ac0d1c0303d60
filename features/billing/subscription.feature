Feature: A member's plan and its payment
  A plan is paid for by card. Monthly and half-yearly plans renew until they are cancelled; the one for ever is
  paid once.

  Rule: A plan renews on its day

    Background:
      Given Yusuf, a brother who pays for the plan "Monthly"

    Scenario: It is charged again each month, and each payment has its receipt
      When 32 days pass
      Then Yusuf has paid "15.99, 15.99"
      And the plan of Yusuf renews
      And Yusuf has 2 receipts

    Scenario: A week before, the payer is told
      When 25 days pass
      Then Yusuf is told by e-mail that his plan renews
      And Yusuf has paid "15.99"

    Scenario: A new price is for those who come
      Given the plan "Monthly" costs "19.99" from now on
      And Bilal, a brother who pays for the plan "Monthly"
      When 32 days pass
      Then Yusuf has paid "15.99, 15.99"
      And Bilal has paid "19.99, 19.99"

  Rule: Whoever cancels keeps what is paid

    Background:
      Given Musa, a brother who pays for the plan "Monthly"

    Scenario: Access stays to the end of what is paid, and nothing is charged again
      When Musa cancels his plan
      Then the plan of Musa is cancelled
      And Musa has 3 interest requests left
      And Musa is told by e-mail that his plan does not renew
      When 32 days pass
      Then Musa is on the free plan
      And Musa has paid "15.99"

    Scenario: Until then it can be resumed
      When Musa cancels his plan
      And Musa resumes his plan
      Then the plan of Musa renews
      And Musa is told by e-mail that his plan goes on
      When 32 days pass
      Then Musa has paid "15.99, 15.99"

    Scenario: Afterwards there is nothing to resume, and any plan can be bought
      When Musa cancels his plan
      And 32 days pass
      And Musa resumes his plan
      Then the attempt is refused because nothing is left to resume
      When Musa buys the plan "Monthly"
      Then the plan of Musa renews

  Rule: A renewal that is not paid waits for seven days

    Background:
      Given Idris, a brother who pays for the plan "Monthly"
      And the card of Idris is declined from now on
      And 32 days pass

    Scenario: Meanwhile everything goes on, and he is told
      Then a payment of Idris is due
      And Idris has 6 interest requests left
      And Idris is told by e-mail that his payment did not go through

    Scenario: After seven days the plan rests
      When 7 days pass
      Then a payment of Idris is due
      And Idris has 0 interest requests left

    Scenario: Another card is charged at once
      When 7 days pass
      And Idris gives another card
      Then the plan of Idris renews
      And Idris has paid "15.99, 15.99"

    Scenario: Another plan takes the place of the one that rests
      When 7 days pass
      And Idris buys the plan "6 Months"
      Then the plan of Idris renews
      And Idris has paid "15.99, 60.00"

  Rule: A dearer plan takes the place of the present one

    Background:
      Given Salman, a brother who pays for the plan "Monthly"

    Scenario: What is unused is taken off its price
      When 10 days pass
      And Salman buys the plan "6 Months"
      Then Salman is on the plan six_month
      And the last payment of Salman was less by the unused part of "15.99"
      When 40 days pass
      Then Salman has made 2 payments

    Scenario: The plan for ever ends the one that renews
      When Salman buys the plan "Lifetime"
      Then Salman is on the plan lifetime
      When 70 days pass
      Then Salman has made 2 payments
      And Salman is on the plan lifetime

    Scenario: Of a month that is not charged yet nothing is taken off, and it is charged no more
      When the plan of Salman renewed half an hour ago
      And Salman buys the plan "Lifetime"
      And a day passes
      Then Salman has paid "15.99, 99.99"

    Scenario: A month that is charged while he is at the payment goes back to him
      Given the plan of Salman renews in an hour
      And Salman begins to pay for the plan "Lifetime"
      When 3 hours pass
      And Salman pays for it
      Then Salman is on the plan lifetime
      And the last payment of Salman for "Monthly" is given back

    Scenario: The same plan is not sold twice, nor a cheaper one
      When Salman buys the plan "6 Months"
      And Salman tries to buy the plan "6 Months"
      Then the attempt is refused because he has it already
      When Salman tries to buy the plan "Monthly"
      Then the attempt is refused because his plan gives as much

  Rule: Within its window the first payment is given back without a reason

    Scenario Outline: The window of a plan
      Given Harun, a brother who pays for the plan "<plan>"
      When <inside> days pass
      Then Harun may ask for his money back
      When 2 days pass
      And Harun asks for his money back
      Then the attempt is refused because the time has passed

      Examples:
        | plan     | inside |
        | Monthly  | 6      |
        | 6 Months | 13     |
        | Lifetime | 13     |

    Scenario: The staff give it back, and the plan ends
      Given Harun, a brother who pays for the plan "Lifetime"
      When Harun asks for his money back
      And an admin gives Harun the money back
      Then Harun is told by e-mail that his money goes back
      And Harun is on the free plan
      And Harun has 0 interest requests left

    Scenario: Refused, he is told, and keeps his plan
      Given Harun, a brother who pays for the plan "Monthly"
      When Harun asks for his money back
      And an admin refuses Harun the money
      Then Harun is told by e-mail that his money is not given back
      And the plan of Harun renews

    Scenario: It is asked for once
      Given Harun, a brother who pays for the plan "Monthly"
      When Harun asks for his money back
      And Harun asks for his money back
      Then the attempt is refused because he has asked already

    Scenario: Until the staff have answered, no other plan is sold
      Given Harun, a brother who pays for the plan "Monthly"
      When Harun asks for his money back
      And Harun tries to buy the plan "Lifetime"
      Then the attempt is refused because he has asked for his money back
      When an admin refuses Harun the money
      And Harun buys the plan "Lifetime"
      Then Harun is on the plan lifetime

    Scenario: What was taken off the price of another plan is not given back as well
      Given Harun, a brother who pays for the plan "Monthly"
      When Harun asks for his money back
      And an admin refuses Harun the money
      And Harun buys the plan "Lifetime"
      And an admin tries to give Harun the money back after all
      Then the attempt is refused because it was credited to another plan

    Scenario: What is charged while he waits for the answer goes back too
      Given Harun, a brother who pays for the plan "Monthly"
      When Harun asks for his money back
      And 40 days pass
      And an admin gives Harun the money back
      Then Harun has had "15.99, 15.99" given back

  Rule: What his bank takes back is as if it had been given back

    Background:
      Given Anas, a brother who pays for the plan "Lifetime" and disputes it with his bank

    Scenario: Until the bank has decided, the plan goes on
      Then Anas is on the plan lifetime
      And Anas has had "0.00" given back

    Scenario: With the money goes the plan, and he is told
      When the bank of Anas takes the money back
      Then Anas is on the free plan
      And Anas has had "99.99" given back
      And Anas is told by e-mail that his bank took his money back

  Rule: What was given stands beside what is paid

    Scenario: Whichever gives more counts, and the other goes on
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

  Rule: Whoever leaves is not charged again

    Scenario: On a return there is what is still paid for
      Given Nuh, a brother who pays for the plan "6 Months"
      When Nuh deletes his account
      And 20 days pass
      And Nuh signs in again
      And Nuh restores his account
      Then the plan of Nuh is cancelled
      And Nuh has paid "60.00"

  Rule: A promo code takes its part off the first payment

    Scenario: The next payment is the whole price, and the code is spent
      Given Zayd, a brother with a profile
      And a promo code for a quarter less
      When Zayd buys the plan "Monthly" with the code
      And 32 days pass
      Then Zayd has paid "11.99, 15.99"
      When Zayd tries to buy the plan "6 Months" with the code
      Then the attempt is refused because he has used the code

  Rule: No plan is sold to whom it would give nothing

    Scenario: A brother who is married to four wives
      Given Dawud, a brother who is married to four wives
      When Dawud tries to buy the plan "Monthly"
      Then the attempt is refused because he has four wives
