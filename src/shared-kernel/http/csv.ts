const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Makes a spreadsheet read the file as UTF-8. */
export const CSV_BEGIN = '\uFEFF';

/** A line of a CSV file (RFC 4180) in which no cell is a formula. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(cell: string | number | null): string {
  const text = String(cell ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
