import { fill } from './i18n/catalogue.ts';
import type en from '#texts/en/errors.json';
import { textsOf } from './i18n/texts.ts';
import type { Language } from './i18n/languages.ts';
import type { Sentence } from './i18n/sentences.ts';

const texts = textsOf<typeof en>('errors');

const common = {
  'common.invalid': 400,
  'common.malformed': 400,
  'common.unauthenticated': 401,
  'common.forbidden': 403,
  'common.cross-site': 403,
  'common.not-found': 404,
  'common.method-not-allowed': 405,
  'common.too-slow': 408,
  'common.conflict': 409,
  'common.stale-revision': 409,
  'common.too-large': 413,
  'common.unsupported-type': 415,
  'common.rate-limited': 429,
  'common.failed': 500,
  'common.unavailable': 503,
  'common.idempotency-mismatch': 409,
  'common.idempotency-running': 409,
} as const;

/** All refusals. A module adds its own next to `declareErrors`, by declaration merging. */
export interface ErrorCatalogue {
  common: typeof common;
}

/** `<module>.<what>`; the catalogue of texts has the sentence under the same code. */
export type ErrorCode = { [Owner in keyof ErrorCatalogue]: keyof ErrorCatalogue[Owner] }[keyof ErrorCatalogue] & string;

const statuses = new Map<string, number>(Object.entries(common));

export function declareErrors<const Catalogue extends Record<string, number>>(catalogue: Catalogue): Catalogue {
  for (const [code, status] of Object.entries(catalogue)) statuses.set(code, status);
  return catalogue;
}

export const declaredErrors = (): ReadonlyMap<string, number> => statuses;

type Value = string | number | boolean | null;

/**
 * A refusal that the caller can understand and act on. `details` are sent along with code and message, texts in the
 * reader's language, so nothing private belongs there.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, Value | Sentence>;
  /** Sentences about fields, by path. */
  private readonly sentences: Record<string, Sentence> | undefined;

  constructor(code: ErrorCode, details: Record<string, Value | Sentence> = {}, sentences?: Record<string, Sentence>) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
    this.sentences = sentences;
  }

  get status(): number {
    return statuses.get(this.code)!;
  }

  /** Sentences about fields, in English. */
  get fields(): Record<string, string> | undefined {
    return this.fieldsIn('en');
  }

  /** The response body, in the reader's language. */
  toWire(language: Language): { code: string; message: string; fields?: Record<string, string> } {
    const fields = this.fieldsIn(language);
    const details = inLanguage(this.details, language);
    return { code: this.code, message: errorText(this.code, details, language), ...details, ...(fields && { fields }) };
  }

  fieldsIn(language: Language): Record<string, string> | undefined {
    return this.sentences && inLanguage<string>(this.sentences, language);
  }
}

const inLanguage = <V extends Value>(said: Record<string, V | Sentence>, language: Language): Record<string, V> =>
  Object.fromEntries(
    Object.entries(said).map(([name, one]) => [name, (typeof one === 'function' ? one(language) : one) as V]),
  );

export function errorText(code: ErrorCode, details: Record<string, Value> = {}, language: Language = 'en'): string {
  return fill(
    texts[language][code],
    Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
  );
}

export const invalidField = (field: string, sentence: Sentence): DomainError =>
  new DomainError('common.invalid', {}, { [field]: sentence });
