/** Her answers to the question about her waiting period ('iddah); only `until` has a day (R-13.2). */
export const iddahStatuses = ['over', 'until', 'unknown', 'not_applicable'] as const;
export type IddahStatus = (typeof iddahStatuses)[number];
