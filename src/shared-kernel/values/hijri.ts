/** A day of the Hijri calendar. */
export interface HijriDay {
  year: number;
  month: number;
  day: number;
}

const umAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The day of the Hijri calendar, as the calculated calendar of Umm al-Qura has it; its moment is read in UTC. */
export function hijriOf(at: Date): HijriDay {
  const parts = umAlQura.formatToParts(at);
  const part = (type: string) => Number.parseInt(parts.find((one) => one.type === type)!.value, 10);
  return { year: part('year'), month: part('month'), day: part('day') };
}
