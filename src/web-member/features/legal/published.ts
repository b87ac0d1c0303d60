/** The day of the published texts; their version is that of the consent which refers to them. */
export const PUBLISHED_ON = '2026-11-23';
