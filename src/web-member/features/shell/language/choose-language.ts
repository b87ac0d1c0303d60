import type { Language } from '#kernel/i18n/languages.ts';
import { changeSettings } from '#modules/identity/contracts/account.ts';
import { call } from '../../../../web-shared/server/api.ts';

export const chooseLanguage = (language: Language) => call(changeSettings, { body: { language } });
