/**
 * Status of a ward's present guardian; only a `verified` one acts. `checking` and `disputed` wait for the staff, and
 * `disabled` is about his account.
 */
export const guardianStatuses = ['pending', 'checking', 'disputed', 'disabled', 'verified'] as const;
export type GuardianStatus = (typeof guardianStatuses)[number];

/**
 * Reasons for the staff to look first; all but the last suggest that a ward and her guardian are one person. `phone`: she gave his number for another man;
 * `browser`, `network`: he used hers; `before`: the staff were not satisfied by an earlier check; `address`: a woman
 * has an account with his address. `imam`: he is named as an imam, and the staff phone him first.
 */
export const checkReasons = ['phone', 'browser', 'network', 'before', 'address', 'imam'] as const;
export type CheckReason = (typeof checkReasons)[number];
