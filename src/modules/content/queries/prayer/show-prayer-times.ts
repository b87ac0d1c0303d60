import { dayIn } from '#kernel/values/local-day.ts';
import type { z } from 'zod';
import { invalidField } from '#kernel/errors.ts';
import { hijriOf } from '#kernel/values/hijri.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { UseCase } from '#kernel/use-case.ts';
import { timesOfDay } from '../../contracts/prayer-times.ts';
import type { PrayerDay, PrayerTimesView, showPrayerTimes } from '../../contracts/prayer-times.schema.ts';
import { nameIn, usualMethod } from '../../domain/cities.ts';
import { placeIn } from '../../domain/place.ts';
import { highLatitudeRulesOf, moveDay, prayersAround, prayerTimesOn, timeIn } from '../../domain/prayer-times.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

export class ShowPrayerTimes extends UseCase<Pick<UseCasePorts, 'clock' | 'cities'>> {
  /** @throws with the field `city` if the town is unknown */
  execute(input: z.infer<typeof showPrayerTimes.query>, language: Language): PrayerTimesView {
    const { clock, cities } = this.ports;
    const city = cities.find(input.city);
    if (!city) throw invalidField('city', sentence('cityUnknown'));
    const { key, zone } = city;
    const { method = usualMethod(city), asr = 'standard', month } = input;
    const now = clock.now();
    const dayOf = (date: string): PrayerDay => {
      const times = prayerTimesOn(city, { method, asr }, date);
      const rows = timesOfDay.map((one) => [one, timeIn(zone, times[one])]);
      return { date, hijri: hijriOf(new Date(date)), times: Object.fromEntries(rows) };
    };
    const next = prayersAround(city, { method, asr }, now).find(({ at }) => at > now)!;
    return {
      ...dayOf(input.date ?? dayIn(zone, now)),
      city: { city: key, name: nameIn(city, language), place: placeIn(city, language), timeZone: zone },
      method,
      asr,
      highLatitudeRules: highLatitudeRulesOf(city, method),
      next: { prayer: next.prayer, date: next.day, time: timeIn(zone, next.at), at: next.at.toISOString() },
      ...(month && { days: daysOf(month).map(dayOf) }),
    };
  }
}

function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = moveDay(day, 1)) days.push(day);
  return days;
}
