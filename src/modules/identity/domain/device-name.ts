import { fill } from '#kernel/i18n/catalogue.ts';
import type en from '#texts/en/security.json';
import { textsOf } from '#kernel/i18n/texts.ts';
import type { Language } from '#kernel/i18n/languages.ts';

const texts = textsOf<Pick<typeof en, 'device' | 'deviceUnknown'>>('security');

// The first match wins: most browsers also name their ancestors.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns a name such as 'Firefox on Windows'. Without versions, an update changes nothing. */
export function deviceName(userAgent: string | null | undefined, language: Language): string {
  const known = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [known(BROWSERS), known(SYSTEMS)];
  if (browser && system) return fill(texts[language].device, { browser, system });
  return browser ?? system ?? texts[language].deviceUnknown;
}
