/** Fewest digits of a telephone number; shorter ones are also years, prices and ages. */
const FEWEST_DIGITS = 9;
const WIDEST_GAP = 3;

/** Digits in words: English, Urdu and Hindi, and Arabic in Latin letters; Arabic and Urdu in their own. */
const TEXT: Record<string, number> = Object.fromEntries(
  `zero oh o oo nought sifr one two three four five six seven eight nine
   ek do teen tin char chaar paanch panch che chhe cheh saat sat aath ath nau nou
   wahid ithnan ithnayn thalatha talata arba arbaa khamsa sitta saba sabaa thamaniya tamaniya tisa tisaa
   صفر واحد اثنان اثنين ثلاثة ثلاثه اربعة اربعه خمسة خمسه ستة سته سبعة سبعه ثمانية ثمانيه تسعة تسعه
   ایك ايك دو تين تین چار پانچ چھ سات اٹھ نو`
    .split(/\s+/)
    .map((word) => [word.normalize('NFKD').replace(/\p{M}/gu, ''), word === 'oo' ? 2 : 1]),
);
for (const tens of ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']) TEXT[tens] = 1;
TEXT['hundred'] = 2;
TEXT['thousand'] = 3;
/** Words that repeat the next digit. */
const TIMES: Record<string, number> = { double: 1, triple: 2, treble: 2 };
/** Words that only connect digits. */
const BETWEEN = new Set(['plus', 'dash', 'dot', 'slash', 'space', 'hyphen', 'star']);

/** A year or a round sum. Several in a row, 'Salary 1500 2000 2500', are still no telephone number. */
const FIGURE = /^(?:(?:19|20)\d\d|[1-9]\d{1,3}[05]0)$/;

/** Dates, times and ranges of years, which look like numbers with full stops and hyphens. */
const CALENDAR = [
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:14|19|20)\d\d\s?[-–/]\s?(?:14|19|20)\d\d(?!\d)/g,
  /(?<![\d:.])(?:[01]?\d|2[0-3])[:.][0-5]\d(?![:.]?\d)/g,
];
const TOKENS = /\d+|[a-z]+|[\u0621-\u06d3]+|[\s().*_~|+/'–-]|[,;]|[^]/g;

/** Finds telephone numbers in a plain text, in digits, in words, or in both. */
export function telephoneNumbers(plain: string): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  let run = emptyRun();
  const close = () => {
    if (run.digits >= FEWEST_DIGITS && !run.figures) ranges.push({ from: run.from, to: run.to });
    run = emptyRun();
  };
  for (const { 0: token, index } of withoutCalendar(plain).matchAll(TOKENS)) {
    const digits = /^\d/.test(token) ? token.length : (TEXT[token] ?? 0);
    if (digits > 0) {
      // A figure after a comma is a new one: '2 sons, 3 daughters'. Digits in words continue.
      if (run.comma && /^\d/.test(token)) close();
      if (run.digits === 0) run.from = index;
      run = {
        ...run,
        digits: run.digits + digits + run.more,
        more: 0,
        figures: run.figures && FIGURE.test(token),
        to: index + token.length,
        gap: 0,
        comma: false,
      };
    } else if (token in TIMES) {
      if (run.digits === 0) run.from = index;
      run = { ...run, more: run.more + TIMES[token]!, gap: 0 };
    } else if (/^[,;]$/.test(token)) run = { ...run, comma: true, gap: run.gap + 1 };
    else if (/^[\s().*_~|+/'–-]$/.test(token)) run = { ...run, gap: run.gap + 1 };
    else if (BETWEEN.has(token)) run = { ...run, gap: 0 };
    else close();
    if (run.gap > WIDEST_GAP) close();
  }
  close();
  return ranges;
}

const emptyRun = () => ({ from: 0, to: 0, digits: 0, more: 0, figures: true, gap: 0, comma: false });

const withoutCalendar = (plain: string): string =>
  CALENDAR.reduce((text, pattern) => text.replace(pattern, (match) => '§'.repeat(match.length)), plain);
