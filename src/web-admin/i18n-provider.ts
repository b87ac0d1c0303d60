import type { I18nProvider } from 'ra-core';
import { i18n } from './lib/texts.ts';

/**
 * Translates react-admin's own keys with our catalogue. Other keys are finished sentences, which it returns unchanged.
 */
export const i18nProvider: I18nProvider = {
  translate(key, { _: otherwise, smart_count: count, ...values } = {}) {
    if (!key.startsWith('ra.')) return String(otherwise ?? key);
    return i18n.t(key as 'ra.action.save', { ns: 'console-frame', ...values, ...(count !== undefined && { count }) });
  },
  changeLocale: async () => undefined,
  getLocale: () => i18n.language,
};
