import { readFileSync } from 'node:fs';
import { searchKey } from '../../src/shared-kernel/search/search-key.ts';

const ARABIC_SCRIPT = /^[\p{Script=Arabic}\p{M}\u200c ()/\u2010-\u2015-]+$/u;
/** The letters of Arabic and of Urdu. Other letters belong to Kurdish, Uyghur, Pashto or Sindhi. */
const ARABIC = /^[ء-غف-ي\u064b-\u0652 -]+$/u;
const URDU = /^[اآأؤئءبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہۂۃھیےۓ\u064b-\u0652\u200c -]+$/u;
/**
 * Spellings of Arabic only: its kaf and yeh, teh marbuta at the end of a word, the article, a hamza at the beginning.
 */
const ONLY_ARABIC = /[كي]|ة(?= |$)|(?:^| )(?:ال|أ|إ)/u;
/** Spellings that Arabic names do not have: a hamza within a word, an alef maksura before the end. */
const NOT_ARABIC = /\S[أإ]|ى(?!$| )/u;
const ONLY_URDU = /[ٹڈڑںےہھ]/u;
const ARAB = new Set('AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE'.split(' '));
/** Names of districts and provinces with the town's name. */
const NO_TOWN = /^(?:محافظة|إقليم|مديرية|ولاية|بلدية|قضاء|مقاطعة|ضلع|شهرستان|شہرستان|استان|تحصیل|ناحیہ) /u;
/** Maximum number of further searchable spellings. */
const MOST = 6;

/** Hand-picked names of frequently searched towns: the town, then its name in Arabic and in Urdu. */
const CHOSEN = new Map(
  readFileSync(new URL('names-in-arabic-script.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([town, ar, ur]) => [town, { ar, ur }]),
);
export const chosenTowns = [...CHOSEN.keys()];

/**
 * Returns a town's names in Arabic and Urdu if GeoNames' names, which have no language, are unambiguous, and further
 * searchable spellings as search keys.
 */
export function namesInArabicScript(name, country, names) {
  const written = [...new Set(names.filter((one) => ARABIC_SCRIPT.test(one) && !NO_TOWN.test(one)).map(bare))];
  const keys = [...new Set(written.map(searchKey))];
  const chosen = CHOSEN.get(`${name} ${country}`) ?? {};
  const ar = chosen.ar || arabicOf(written, country);
  const ur = chosen.ur || urduOf(written, country);
  const shown = [ar, ur].map(searchKey);
  return { ar, ur, others: keys.filter((key) => key.length > 1 && !shown.includes(key)).slice(0, MOST) };
}

const bare = (name) => name.replaceAll(/[\u064b-\u0652\u0640]/g, '').trim();

function arabicOf(written, country) {
  const possible = written.filter((one) => ARABIC.test(one) && !NOT_ARABIC.test(one));
  const unambiguous = possible.filter((one) => ONLY_ARABIC.test(one));
  if (unambiguous.length === 1) return unambiguous[0];
  return possible.length === 1 && ARAB.has(country) ? possible[0] : '';
}

function urduOf(written, country) {
  const possible = written.filter((one) => URDU.test(one));
  const unambiguous = possible.filter((one) => ONLY_URDU.test(one));
  if (unambiguous.length === 1) return unambiguous[0];
  // Towns of Pakistan have no Persian names.
  return possible.length === 1 && country === 'PK' ? possible[0] : '';
}
