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

/** A list as a table for a spreadsheet, with the names of its fields in the first line. */
export const listAsCsv = (columns: readonly string[], records: readonly Record<string, unknown>[]): string =>
  [
    CSV_BEGIN + csvLine(columns),
    ...records.map((record) => csvLine(columns.map((name) => valueOf(record[name])))),
  ].join('');

/** A value as a cell: a list with spaces, and a person by the name. */
function valueOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(valueOf).join(' ');
  if (typeof value === 'object') return 'name' in value ? String(value.name) : JSON.stringify(value);
  return String(value as string | boolean);
}
