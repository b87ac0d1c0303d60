import { NO_REASON } from '#kernel/contracts/admin/audit-words.ts';
import type texts from '#texts/en/console.json';

/** The part of the catalogue with the labels of a kind of record. */
const BRANCHES: Record<string, string[]> = {
  article: ['articles'],
  'example-profile': ['examples', 'fields'],
  'promo-code': ['promoCodes'],
  prompt: ['prompts'],
  site: ['site'],
  'site-content': ['siteContent'],
  'subscription-plan': ['plans'],
  topic: ['topics'],
};

type Labels = typeof texts.audit.fields;
type Catalogue = Record<string, unknown>;

const textAt = (branch: unknown, keys: string[]): string | undefined => {
  const text = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], branch);
  return typeof text === 'string' ? text : undefined;
};

/** The name of a field as its form shows it; an unknown one is shown as it is stored. */
export const fieldName = (catalogue: Catalogue, labels: Labels, subjectType: string, name: string): string =>
  textAt(labels, [name]) ?? textAt(catalogue, [...(BRANCHES[subjectType] ?? []), name]) ?? name;

/** The reason of an act; null without one. */
export const givenReason = ({ reason }: { reason: string }): string | null => (reason === NO_REASON ? null : reason);

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

interface Values {
  yes: string;
  no: string;
  none: string;
  /** Words of codes, by field. */
  codes: Record<string, Record<string, string>>;
  formatTime(time: string): string;
}

/** A stored value in words. */
export function fieldValue(values: Values, name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return values.none;
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (Array.isArray(value)) return value.map((one) => fieldValue(values, name, one)).join(', ') || values.none;
  if (typeof value === 'object') return fieldValue(values, name, Object.values(value as object));
  const said = String(value as string | number);
  return values.codes[name]?.[said] ?? (TIME.test(said) ? values.formatTime(said) : said);
}
