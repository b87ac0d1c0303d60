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

/** Converts a day, read in UTC, to the calculated Umm al-Qura calendar. */
export function hijriOf(at: Date): HijriDay {
  const parts = umAlQura.formatToParts(at);
  const part = (type: string) => Number.parseInt(parts.find((one) => one.type === type)!.value, 10);
  return { year: part('year'), month: part('month'), day: part('day') };
}
