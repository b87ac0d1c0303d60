import type { Language } from '#kernel/i18n/languages.ts';
import type { PrayerTimesView } from '#modules/content/contracts/prayer-times.schema.ts';
import ar from '#texts/ar/prayer.json' with { type: 'json' };
import en from '#texts/en/prayer.json' with { type: 'json' };
import ur from '#texts/ur/prayer.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18n } from '../../lib/text/i18n.ts';
import { Day } from './day.tsx';

const texts = { en, ar, ur };
const times = { fajr: '02:50', sunrise: '04:40', dhuhr: '13:12', asr: '17:40', maghrib: '21:41', isha: '00:20' };

/** Renders the times of 24 June with this next prayer. */
const shown = (language: Language, next: Pick<PrayerTimesView['next'], 'prayer' | 'date' | 'time'>) => {
  i18n.add('prayer', texts[language]);
  const view = { date: '2027-06-24', times, next } as PrayerTimesView;
  // Without the marks that isolate values from the direction of the text.
  return renderToStaticMarkup(<Day times={view}>{null}</Day>).replaceAll(/[\u2066-\u2069]/g, '');
};

const lastNights = { prayer: 'isha', date: '2027-06-23', time: '00:19' } as const;

test.each<[Language, string]>([
  ['en', 'Next is Isha at 00:19 tonight.'],
  ['ar', 'التالية العشاء هذه الليلة في 00:19.'],
  ['ur', 'اگلی نماز عشاء ہے، آج رات 00:19 بجے۔'],
])('an Isha after midnight that belongs to the current night is tonight: %s', (language, sentence) => {
  expect(shown(language, lastNights)).toContain(sentence);
});

test('Fajr of the next day is tomorrow', () => {
  const html = shown('en', { prayer: 'fajr', date: '2027-06-25', time: '02:50' });
  expect(html).toContain('Next is Fajr at 02:50 tomorrow.');
});

test('a prayer of the day itself is marked among its times', () => {
  const html = shown('en', { prayer: 'fajr', date: '2027-06-24', time: '02:50' });
  expect(html).toContain('Fajr</th><td><span');
  expect(html).not.toMatch(/tonight|tomorrow/);
});
