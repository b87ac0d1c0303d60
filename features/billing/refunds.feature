Feature: Refunds
  Inside its days a payment goes back at once, without staff and without a reason. The day of the payment is not
  counted. What is asked for later, the staff decide.

  Rule: In the first days everything goes back at once

    Scenario Outline: The last day on which everything goes back
      Given Harun, a brother who pays for the plan "<plan>" and asks to begin at once
      When <days> days pass
      And Harun asks for his money back
      Then Harun gets "<amount>" back at once
      And Harun is told by e-mail that he is refunded
      And Harun is on the free plan
      And Harun has 0 interest requests left
      And no refund waits for the staff

      Examples:
        | plan     | days | amount |
        | Monthly  | 7    | 15.99  |
        | 6 Months | 14   | 60.00  |
        | Lifetime | 14   | 99.99  |

    Scenario: A payment goes back only once
      Given Harun, a brother who pays for the plan "Monthly"
      When Harun asks for his money back two times at once
      Then Harun has been refunded "15.99"
      When Harun asks for his money back
      Then the attempt is refused because there is nothing to give back

    Scenario: A payment that was lowered by a code goes back as it was paid
      Given Zayd, a brother with a profile
      And a promo code for a quarter less
      When Zayd buys the plan "Monthly" with the code
      And Zayd asks for his money back
      Then Zayd gets "11.99" back at once

    Scenario: While the bank decides about a payment, nothing goes back
      Given Anas, a brother who pays for the plan "Lifetime" and disputes it with his bank
      When Anas asks for his money back
      Then the attempt is refused because his bank decides

  Rule: On the days 8 to 14 of a month the days go back that were not used

    Scenario Outline: The used days are deducted to the penny
      Given Idris, a brother who pays for the plan "Monthly" and asks to begin at once
      When <days> days pass
      And Idris asks for his money back
      Then Idris gets the price of a month less <days> days back at once
      And Idris is on the free plan

      Examples:
        | days |
        | 8    |
        | 14   |

    Scenario: Without the wish to begin at once nothing is deducted
      Given Idris, a brother who pays for the plan "Monthly"
      When 14 days pass
      And Idris asks for his money back
      Then Idris gets "15.99" back at once

    Scenario: The wish is shown with the agreement
      Given Idris, a brother who pays for the plan "Monthly" and asks to begin at once
      Then Idris reads what he agreed to, and that he wished to begin at once

  Rule: Later requests are decided by the staff

    Background:
      Given Harun, a brother who pays for the plan "Monthly"
      And 15 days pass

    Scenario: An admin refunds the payment, and the plan ends
      When Harun asks for his money back
      Then the request of Harun waits for the staff
      When an admin refunds Harun
      Then Harun is told by e-mail that he is refunded
      And Harun is on the free plan

    Scenario: A refused refund is explained, and the plan stays
      When Harun asks for his money back
      And an admin refuses Harun the refund
      Then Harun is told by e-mail that the refund is refused
      And the plan of Harun renews

    Scenario: A refund is requested only once
      When Harun asks for his money back
      And Harun asks for his money back
      Then the attempt is refused because he has asked already

    Scenario: No other plan is sold until the request is answered
      When Harun asks for his money back
      And Harun tries to buy the plan "Lifetime"
      Then the attempt is refused because he has asked for his money back
      When an admin refuses Harun the refund
      And Harun buys the plan "Lifetime"
      Then Harun is on the plan lifetime

    Scenario: A discount for an unused plan is not refunded as well
      When Harun asks for his money back
      And an admin refuses Harun the refund
      And Harun buys the plan "Lifetime"
      And an admin tries to refund Harun after all
      Then the attempt is refused because it was credited to another plan

    Scenario: A charge during the wait for the answer is refunded too
      When Harun asks for his money back
      And 30 days pass
      And an admin refunds Harun
      Then Harun has been refunded "15.99, 15.99"

  Rule: A renewal goes back if nothing was done with it, or if nobody was reminded of it

    Background:
      Given Yusuf, a brother who pays for the plan "Monthly"
      And Amina, a sister with her guardian Ibrahim

    Scenario: Within 14 days, if no request was sent since
      When 25 days pass
      And 15 days pass
      And Yusuf asks for his money back
      Then Yusuf gets "15.99" back at once
      And Yusuf has been refunded "0.00, 15.99"
      And Yusuf is on the free plan

    Scenario: After a request the staff decide
      When 25 days pass
      And 8 days pass
      And Yusuf sends Amina an interest request
      And Yusuf asks for his money back
      Then the request of Yusuf waits for the staff

    Scenario: Without a reminder it goes back also after a request
      When 33 days pass in which nobody is reminded
      And Yusuf sends Amina an interest request
      And Yusuf asks for his money back
      Then Yusuf gets "15.99" back at once

  Rule: Until her guardian is verified, a woman gets everything back

    Background:
      Given Maryam, a sister whose guardian is invited

    Scenario Outline: Whenever she asks
      When Maryam buys the plan "<plan>"
      And 80 days pass
      And Maryam asks for her money back
      Then Maryam gets "<amount>" back at once
      And Maryam is on the free plan

      Examples:
        | plan     | amount |
        | Monthly  | 15.99  |
        | Lifetime | 99.99  |

    Scenario: After 90 days without asking
      When Maryam buys the plan "Monthly"
      And 89 days pass
      Then Maryam has been refunded "0.00"
      When 2 days pass
      Then Maryam has been refunded "15.99"
      And Maryam is told by e-mail that she is refunded
      And Maryam is on the free plan

  Rule: Refunding an upgrade restores the plan before it

    Background:
      Given Salman, a brother who pays for the plan "Monthly"
      And 10 days pass
      And Salman buys the plan "Lifetime"

    Scenario: The remaining time of the earlier plan returns, and is not charged
      When 3 days pass
      And Salman asks for his money back
      Then Salman has been refunded "0.00" and the whole upgrade
      And Salman is back on the plan monthly, which does not renew
      And the plan of Salman has as many days left as before the upgrade
      When 40 days pass
      Then Salman has made 2 payments
      And Salman is on the free plan

    Scenario: Then the first plan can be given back as well, or upgraded again
      When Salman asks for his money back
      And Salman buys the plan "6 Months"
      Then Salman is on the plan six_month
      When Salman asks for his money back
      Then Salman is back on the plan monthly, which does not renew
      When Salman asks for his money back
      Then Salman gets "15.99" back at once
      And Salman is on the free plan

  Rule: When we end a plan, the unused time goes back

    Scenario Outline: The unused time of a closed account goes back
      Given Harun, a brother who pays for the plan "<plan>" and asks to begin at once
      When <days> days pass
      And an admin closes the account of Harun for <cause>
      Then Harun has been refunded <part> as the console shows

      Examples:
        | plan     | days | cause    | part                  |
        | Monthly  | 3    | rules    | everything            |
        | Monthly  | 20   | rules    | the days after day 20 |
        | 6 Months | 20   | rules    | the days after day 20 |
        | Lifetime | 20   | rules    | the days after day 20 |
        | Lifetime | 3    | fraud    | nothing               |
        | Monthly  | 3    | violence | nothing               |

    Scenario: A suspension ends no plan
      Given Harun, a brother who pays for the plan "6 Months"
      When an admin disables Harun's account for 3 days because "he insulted a sister"
      Then Harun has been refunded nothing as the console shows
      When 4 days pass
      Then Harun, signed in again, is on the plan six_month

    Scenario: The time left goes back to who does not accept new terms
      Given Harun, a brother who pays for the plan "6 Months" and asks to begin at once
      And 20 days pass
      When Harun asks for his money back
      And an admin refunds Harun the time left
      Then Harun has been refunded the days after day 20 as the console shows
      And Harun is on the free plan

  Rule: A payment that is disputed at the bank is a case of the staff

    Background:
      Given Anas, a brother who pays for the plan "Lifetime" and disputes it with his bank

    Scenario: The case has the bank's deadline and what was agreed at payment
      Then an admin sees the dispute of Anas with its deadline and the agreement
      And the admins are told by e-mail of the dispute

    Scenario: Staff respond once, and the bank's decision ends the case
      When an admin sends evidence about the dispute of Anas
      Then the dispute of Anas is contested
      And an admin cannot respond to the dispute of Anas again
      When the bank of Anas takes the money back
      Then the dispute of Anas is lost

    Scenario: The bank may decide before staff respond
      When the bank of Anas takes the money back
      Then the dispute of Anas is lost
      And an admin cannot respond to the dispute of Anas again
