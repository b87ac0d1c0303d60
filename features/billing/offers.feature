Feature: Plans and promo codes
  Admins make plans and promo codes. A member keeps a plan as it was when he bought it.

  Rule: A plan that was bought stays as it was

    Background:
      Given an admin has made a plan for "40.00"

    Scenario: A new plan can be bought at once
      When Musa, a brother, buys that plan
      Then Musa has paid "40.00"

    Scenario: A plan that somebody has bought is archived instead of deleted
      Given Musa, a brother, buys that plan
      When an admin deletes that plan
      Then Musa keeps that plan
      And nobody is offered that plan
      And Bilal, a brother, cannot buy that plan

    Scenario: A plan that nobody bought is deleted
      When an admin deletes that plan
      Then that plan is gone

    Scenario: A bought plan never gives less than before
      Given Musa, a brother, buys that plan
      When an admin changes that plan to 1 request a month
      Then the attempt is refused because somebody has bought it so

    Scenario: A member pays the price that he was shown
      Given Musa, a brother, begins to pay for that plan
      When an admin sets the price of that plan to "60.00"
      And Musa pays for it
      Then Musa has paid "40.00"

  Rule: One plan is free, and only one

    Scenario: The free plan stays free
      When an admin sets the price of the free plan to "1.00"
      Then the attempt is refused because the free plan stays

    Scenario: The free plan is not deleted
      When an admin deletes the free plan
      Then the attempt is refused because the free plan stays

    Scenario: No other plan is free
      When an admin tries to make a plan for "0.00"
      Then its price is refused

  Rule: The service makes promo codes and counts their use

    Scenario: A promo code lowers the first payment
      Given an admin has made a promo code of "25" percent
      When Musa, a brother, buys the plan "Monthly" with that code
      Then Musa has paid "11.99"
      And that code was used 1 time

    Scenario: A used-up code stays on record and gives nothing more
      Given an admin has made a promo code of "25" percent
      And Musa, a brother, buys the plan "Monthly" with that code
      When an admin deletes that code
      Then that code still exists
      And that code no longer works

    Scenario: A use still counts after the member has left
      Given an admin has made a promo code of "25" percent
      And Musa, a brother, buys the plan "Monthly" with that code
      When Musa deletes his account
      And 31 days pass
      Then that code was used 1 time
      And nothing shows that it was Musa
      When an admin deletes that code
      Then that code still exists
