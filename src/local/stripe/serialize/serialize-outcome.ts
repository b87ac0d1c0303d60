import type { AddedItem, DeletedObject, List, Outcome } from '../api/outcome.ts';
import type { StripeStore } from '../store.ts';
import { invoiceItem } from './invoice-item.ts';
import { serialize } from './serialize.ts';
import { invoicePayment } from './invoice-payment.ts';

interface RequestInput {
  resource: string;
  expand?: string[];
  limit?: number;
  starting_after?: string;
}

/** The response, with the requested ids expanded. */
export async function serializeOutcome(books: StripeStore, outcome: Outcome, options: RequestInput): Promise<object> {
  const paths = (options.expand ?? []).map((path) => path.split('.'));
  if (isList(outcome)) return listed(books, outcome, options, paths);
  if (isDeleted(outcome)) return { ...outcome.deleted, deleted: true };
  if (isItem(outcome)) return invoiceItem(outcome.item);
  // A failure of an earlier try does not fail this request.
  return expanded(books, (await serialize(books, outcome)) as Shape, paths);
}

const isList = (outcome: Outcome): outcome is List => 'list' in outcome;
const isDeleted = (outcome: Outcome): outcome is DeletedObject =>
  'deleted' in outcome && typeof outcome.deleted === 'object';
const isItem = (outcome: Outcome): outcome is AddedItem => 'item' in outcome && typeof outcome.item === 'object';

async function listed(books: StripeStore, { list }: List, options: RequestInput, paths: string[][]): Promise<object> {
  const { resource, limit = 10, starting_after: after } = options;
  const from = after === undefined ? 0 : list.findIndex(({ id }) => id === after) + 1;
  const data: object[] = [];
  const inner = paths.filter(([first]) => first === 'data').map(([, ...rest]) => rest);
  for (const one of list.slice(from, from + limit))
    data.push(await expanded(books, (await serialize(books, one)) as Shape, inner));
  return { object: 'list', url: resource, has_more: list.length > from + limit, data };
}

type Shape = Record<string, unknown>;

async function expanded(books: StripeStore, object: Shape, paths: string[][]): Promise<Shape> {
  for (const [field, rest] of Map.groupBy(
    paths.filter(([first]) => first),
    ([first]) => first!,
  )) {
    const value = object[field] ?? (await included(books, object, field));
    if (typeof value === 'string') {
      const expanded = await books.findAny(value);
      if (expanded) object[field] = (await serialize(books, expanded)) as Shape;
    } else if (value !== null) object[field] = value;
    const next = object[field];
    const inner = rest.map(([, ...deeper]) => deeper).filter(({ length }) => length > 0);
    if (inner.length > 0 && typeof next === 'object' && next !== null) await expanded(books, next as Shape, inner);
  }
  return object;
}

/** Fields that are returned only on request. */
async function included(books: StripeStore, object: Shape, field: string): Promise<unknown> {
  if (object['object'] !== 'invoice') return null;
  const one = await books.get('invoice', String(object['id']));
  const intent = one.paymentIntent ? await books.find('payment_intent', one.paymentIntent) : null;
  if (field === 'confirmation_secret')
    return intent && one.status === 'open' ? { client_secret: intent.secret, type: 'payment_intent' } : null;
  if (field !== 'payments') return null;
  const data = intent ? [invoicePayment(one, intent)] : [];
  return { object: 'list', data, has_more: false, url: `/v1/invoices/${one.id}/payments` };
}
