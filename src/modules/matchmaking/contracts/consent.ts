/** Published versions of the consent to processing religious and marital data, the current one last. */
export const consentVersions = ['2026-11', '2026-11-27'] as const;
export type ConsentVersion = (typeof consentVersions)[number];
export const CONSENT_VERSION: ConsentVersion = consentVersions.at(-1)!;
