import { z } from 'zod';
import type { Duty } from './roles.ts';
import { validationText, type ValidationTextId } from '../i18n/catalogue.ts';

type Shape = z.ZodType;

/** Method and path; browsers know an endpoint by it. */
export type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * Contract of an HTTP endpoint, shared by the route, the form, the client, the OpenAPI document and the contract test.
 */
export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  A extends Shape = Shape,
  At extends Address = Address,
> {
  address: At;
  method: string;
  path: string;
  summary: string;
  /** Permitted callers: the server enforces it and the contract test checks it. `staff` are moderators and admins. */
  access: 'public' | 'signed-in' | 'member' | 'guardian' | 'staff' | 'admin';
  /** Endpoints of the console: the duties of which one also permits the call. */
  duties: readonly Duty[];
  /** Requires a sign-in of the last ten minutes (R-S.7), else 403. */
  fresh: boolean;
  /** Also allowed while the account is leaving; everything else is refused until it is restored. */
  whileLeaving: boolean;
  params: P;
  query: Q;
  body: B;
  answer: A;
  /** Status of a success; default 200. */
  status: number;
  /** Status of a success that is decided later; null if none is. */
  laterStatus: 202 | null;
  /** Type of a success; default JSON, null for a redirection. */
  contentType: 'application/json' | 'text/event-stream' | 'text/csv' | 'text/calendar' | null;
}

const nothing = z.undefined();
type Nothing = typeof nothing;

type Declared<P extends Shape, Q extends Shape, B extends Shape, A extends Shape> = Pick<
  Endpoint,
  'summary' | 'access'
> & {
  params?: P;
  query?: Q;
  body?: B;
  answer?: A;
  status?: number;
  laterStatus?: 202;
  contentType?: Endpoint['contentType'];
  duties?: readonly Duty[];
  fresh?: boolean;
  whileLeaving?: boolean;
};

export function endpoint<
  const At extends Address,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
  A extends Shape = Nothing,
>(address: At, declared: Declared<P, Q, B, A>): Endpoint<P, Q, B, A, At> {
  const [method, path] = address.split(' ') as [string, string];
  return {
    address,
    method,
    path,
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    answer: nothing as unknown as A,
    status: 200,
    laterStatus: null,
    contentType: 'application/json',
    duties: [],
    fresh: false,
    whileLeaving: false,
    ...declared,
  };
}

export const isOfConsole = (access: Endpoint['access']): boolean => access === 'staff' || access === 'admin';

export const takesBody = (e: Endpoint): boolean => (e.body as unknown) !== nothing;

export const problem = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  errors: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('for the console: the same by field, with the message as root.serverError'),
});
export type Problem = z.infer<typeof problem>;

type Refusal = z.core.$ZodRawIssue | z.core.$ZodIssue;
interface FieldSentence {
  id: ValidationTextId;
  values?: Record<string, string | number>;
}

const BY_TYPE: Partial<Record<string, ValidationTextId>> = {
  number: 'number',
  int: 'number',
  string: 'text',
  boolean: 'yesOrNo',
  array: 'list',
  tuple: 'list',
  object: 'form',
  record: 'form',
};
const BY_FORMAT: Partial<Record<string, ValidationTextId>> = {
  email: 'email',
  date: 'day',
  datetime: 'moment',
  uuid: 'listed',
};

/** The sentence for an issue without one of its schema; null for a kind that schemas must word themselves. */
export function sentenceFor(issue: Refusal): FieldSentence | null {
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  const known = (id: ValidationTextId | undefined): FieldSentence | null => (id ? { id } : null);
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? { id: 'required' } : known(BY_TYPE[issue.expected]);
    case 'too_small': {
      const values = { minimum: Number(issue.minimum) };
      if (issue.origin === 'string') return values.minimum <= 1 ? { id: 'required' } : { id: 'tooShort', values };
      return { id: issue.origin === 'array' ? 'tooFew' : 'tooSmall', values };
    }
    case 'too_big': {
      const values = { maximum: Number(issue.maximum) };
      if (issue.origin === 'string') return { id: 'tooLong', values };
      return { id: issue.origin === 'array' ? 'tooMany' : 'tooLarge', values };
    }
    case 'invalid_format':
      return known(BY_FORMAT[issue.format]);
    case 'invalid_value':
      return { id: isMissing ? 'unchosen' : 'choose' };
    case 'invalid_union': {
      if (isMissing) return { id: 'required' };
      const [first] = issue.errors.flat();
      return first ? sentenceFor({ ...first, input: issue.input } as Refusal) : null;
    }
    default:
      return null;
  }
}

/** Says what is wanted of a field: to people about themselves, or in the console about a record. */
const sentences =
  (isOfConsole: boolean): z.core.$ZodErrorMap =>
  (issue) => {
    const { id, values } = sentenceFor(issue) ?? { id: 'choose' as const };
    return validationText(id, values, issue.path, isOfConsole);
  };

z.config({ customError: sentences(false) });

/** The console's sentences, for parsing what it sent. */
export const consoleSentences = sentences(true);
