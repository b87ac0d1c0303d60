/** Published versions of the terms of service, each named by its date; the current one last. */
export const termsVersions = ['2026-11-27', '2026-11-29'] as const;
export type TermsVersion = (typeof termsVersions)[number];
export const TERMS_VERSION: TermsVersion = termsVersions.at(-1)!;
