import { DEFAULT_NAMES } from '#kernel/i18n/language-table.ts';

/** Runs the site in local mode only; production refuses this name. */
export const SAMPLE_OPERATOR = { name: DEFAULT_NAMES.en, address: '1 Example Street, Leeds LS1 1AA' };
