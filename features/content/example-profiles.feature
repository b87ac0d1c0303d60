Feature: Example profiles
  A visitor may read example profiles before signing up. The people in them are invented.

  Background:
    Given an example of a brother of 38 from Leeds, divorced
    And an example of a brother of 51 from Leeds, widowed
    And an example of a sister of 29 from South Leeds, divorced

  Scenario Outline: Each filter narrows the list
    When a visitor asks for examples with <filter>
    Then they are those of <ages>

    Examples:
      | filter                     | ages       |
      | no filter                  | 38, 51, 29 |
      | gender female              | 29         |
      | gender all                 | 38, 51, 29 |
      | an age from 38             | 38, 51     |
      | an age up to 38            | 38, 29     |
      | the place "SOUTH l"        | 29         |
      | the place "%"              | nobody     |
      | the marital status widowed | 51         |
      | the marital status all     | 38, 51, 29 |

  Scenario: Several filters apply together
    When a visitor asks for examples with gender male, an age up to 45, the marital status widowed
    Then they are those of nobody
