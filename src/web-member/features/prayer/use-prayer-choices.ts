import { asciiDigits } from '#kernel/contracts/digits.ts';
import { truncate } from '#kernel/contracts/truncate.ts';
import { asrSchools, CITY_MAX, prayerMethods } from '#modules/content/contracts/prayer-times.ts';
import { useSearchParams } from 'react-router-dom';

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;

/** The valid choices in the address; anything may be typed there. */
export function usePrayerChoices() {
  const [search] = useSearchParams();
  const given = (name: string) =>
    truncate((search.get(name) ?? '').replaceAll(/\p{C}/gu, '').trim(), CITY_MAX, { mark: '' }) || undefined;
  const month = asciiDigits(given('month') ?? '');
  return {
    city: given('city'),
    method: prayerMethods.find((one) => one === given('method')),
    asr: asrSchools.find((one) => one === given('asr')),
    month: month && MONTH.test(month) ? month : undefined,
  };
}
export type PrayerChoices = ReturnType<typeof usePrayerChoices>;

export const PAGE = '/guidance/prayer-times';

export function addressOf(choices: Partial<PrayerChoices>): string {
  const given = Object.entries(choices).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? PAGE : `${PAGE}?${new URLSearchParams(given).toString()}`;
}
