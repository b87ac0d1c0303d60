Feature: What the operator offers
  Admins make plans and promo codes. What somebody has bought stays as it was bought.

  Rule: A plan that was bought stays what it was

    Background:
      Given an admin has made a plan for "40.00"

    Scenario: A new plan can be bought at once
      When Musa, a brother, buys that plan
      Then Musa has paid "40.00"

    Scenario: It is archived instead of deleted
      Given Musa, a brother, buys that plan
      When an admin deletes that plan
      Then Musa keeps that plan
      And nobody is offered that plan
      And Bilal, a brother, cannot buy that plan

    Scenario: A plan that nobody bought is deleted
      When an admin deletes that plan
      Then that plan is gone

    Scenario: It gives no less than was bought
      Given Musa, a brother, buys that plan
      When an admin lets that plan give 1 request a month
      Then the attempt is refused because somebody has bought it so

    Scenario: Whoever sees a price while he pays, pays that price
      Given Musa, a brother, begins to pay for that plan
      When an admin lets that plan cost "60.00"
      And Musa pays for it
      Then Musa has paid "40.00"

  Rule: One plan is free, and only one

    Scenario: The free plan stays free
      When an admin lets the free plan cost "1.00"
      Then the attempt is refused because the free plan stays

    Scenario: The free plan is not deleted
      When an admin deletes the free plan
      Then the attempt is refused because the free plan stays

    Scenario: No other plan costs nothing
      When an admin tries to make a plan for "0.00"
      Then its price is refused

  Rule: A promo code is made by the service, and counted

    Scenario: It takes its part off the first payment
      Given an admin has made a promo code of "25" percent
      When Musa, a brother, buys the plan "Monthly" with that code
      Then Musa has paid "11.99"
      And that code was used 1 time

    Scenario: Once used it is kept, and gives nothing any more
      Given an admin has made a promo code of "25" percent
      And Musa, a brother, buys the plan "Monthly" with that code
      When an admin deletes that code
      Then that code is kept
      And that code gives nothing

    Scenario: A use stays counted when whoever used it has left
      Given an admin has made a promo code of "25" percent
      And Musa, a brother, buys the plan "Monthly" with that code
      When Musa deletes his account
      And 31 days pass
      Then that code was used 1 time
      And nothing tells that it was Musa
      When an admin deletes that code
      Then that code is kept
