/**
 * Status of a ward's present guardian; only a `verified` one acts. `checking` and `disputed` wait for the staff, and
 * `disabled` is about his account.
 */
export const guardianStatuses = ['pending', 'checking', 'disputed', 'disabled', 'verified'] as const;
export type GuardianStatus = (typeof guardianStatuses)[number];

/** With `held`, which only the staff read: nothing is sent to him, without his notice. */
export const staffGuardianStatuses = [...guardianStatuses, 'held'] as const;
export type StaffGuardianStatus = (typeof staffGuardianStatuses)[number];

/**
 * Reasons for the staff to look first. `phone`: she gave his number for another man; `browser`, `network`: he used
 * hers; `before`: an earlier check was not resolved; `address`: a woman has his address; `imam`: the staff phone him.
 */
export const checkReasons = ['phone', 'browser', 'network', 'before', 'address', 'imam'] as const;
export type CheckReason = (typeof checkReasons)[number];
