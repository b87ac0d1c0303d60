import type { FieldErrors } from 'react-hook-form';
import type { RecordKind } from './record-kind.ts';

/** A refused field; without a message, the sentence of its kind of record says what is wrong. */
export interface Refusal {
  field: string;
  message: { key: string; args: Record<string, unknown> } | null;
}

/** Fields of an article that have a common sentence in the specification. */
const REQUIRED = ['title', 'content', 'category'];
/** react-admin's mark before the messages of its own validators. */
const MARK = '@@react-admin@@';

/** The first field that was refused, by the form or by the server. */
export function firstRefusal(errors: FieldErrors, values: Record<string, unknown>, kind: RecordKind): Refusal | null {
  const [field] = Object.keys(errors).filter((name) => name !== 'root');
  if (field === undefined) return null;
  const isMissing = (name: string) => String(values[name] ?? '').trim() === '';
  if (kind === 'articles' && REQUIRED.some(isMissing)) {
    const first = Object.keys(errors).find((name) => REQUIRED.includes(name) && isMissing(name));
    return { field: first ?? field, message: null };
  }
  return { field, message: messageOf(errors[field]?.message) };
}

function messageOf(message: unknown): Refusal['message'] {
  if (typeof message !== 'string' || message === '') return null;
  if (!message.startsWith(MARK)) return { key: message, args: {} };
  const own = JSON.parse(message.slice(MARK.length)) as string | { message: string; args: Record<string, unknown> };
  return typeof own === 'string' ? { key: own, args: {} } : { key: own.message, args: own.args };
}
