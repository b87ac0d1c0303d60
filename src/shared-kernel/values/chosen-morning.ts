import { after, DAY, HOUR } from '../clock.ts';
import { invalidField } from '../errors.ts';
import { sentence } from '../i18n/sentences.ts';
import { dayIn, endOfDayIn } from './local-day.ts';

const BEGINS = 8 * HOUR;
export const LONGEST_POSTPONED = 14 * DAY;

/**
 * Returns the beginning of a morning that a person chose in this time zone, 8 hours after its midnight.
 * @throws with the field if the day is not ahead, or more than 14 days ahead
 */
export function chosenMorning(field: string, day: string, zone: string, at: Date): Date {
  if (day <= dayIn(zone, at)) throw invalidField(field, sentence('ahead'));
  if (day > dayIn(zone, after(at, LONGEST_POSTPONED))) throw invalidField(field, sentence('withinFortnight'));
  const previous = after(new Date(`${day}T00:00:00Z`), -DAY)
    .toISOString()
    .slice(0, 10);
  return after(endOfDayIn(zone, previous), BEGINS);
}
