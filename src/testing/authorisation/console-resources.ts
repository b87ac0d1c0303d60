import { aFigure, anArticle, anExampleProfile, aPrompt, aPlan, aPromoCode, aTopic } from '../records.ts';

// What the contract test of the console requests of each resource. `GET /api/admin/<resource>/:id` in
// authorisation-calls.ts makes the record.

interface AnyRecord {
  [field: string]: unknown;
}

export interface ConsoleResource {
  /** A filter that matches such a record. */
  filter(record: AnyRecord): object;
  /** The field by which react-admin requests the records that refer to another one, and that one's id. */
  belongsTo(record: AnyRecord): [target: string, id: unknown];
  /**
   * The body of a new record, a change, and a field with an invalid value; undefined if the console cannot edit
   * records.
   */
  edited?: { add(): object; change: AnyRecord; wrong: AnyRecord };
  /** There is one record, which can be changed and nothing else. */
  isOnlyChanged?: true;
}

const byId = ({ id }: AnyRecord) => ({ id: [id] });
const ofItself = ({ id }: AnyRecord): [string, unknown] => ['id', [id]];
const of =
  (field: string) =>
  (record: AnyRecord): [string, unknown] => [field, record[field]];
const where =
  (...fields: string[]) =>
  (record: AnyRecord) =>
    Object.fromEntries(fields.map((field) => [field, record[field]]));

export const consoleResources: Record<string, ConsoleResource> = {
  articles: {
    filter: where('category', 'isPublished'),
    belongsTo: of('category'),
    edited: { add: anArticle, change: { title: 'Patience, again' }, wrong: { title: '' } },
  },
  'example-profiles': {
    filter: where('gender'),
    belongsTo: of('gender'),
    edited: { add: anExampleProfile, change: { age: 44 }, wrong: { age: 17 } },
  },
  prompts: {
    filter: where('supposes'),
    belongsTo: of('supposes'),
    edited: { add: aPrompt, change: { displayOrder: 7 }, wrong: { supposes: 'wealth' } },
  },
  topics: {
    filter: where('stage', 'isOn'),
    belongsTo: of('stage'),
    edited: { add: aTopic, change: { displayOrder: 7 }, wrong: { stage: 'completed' } },
  },
  'site-content': {
    filter: where('kind'),
    belongsTo: of('kind'),
    edited: { add: aFigure, change: { headline: '400' }, wrong: { asOf: 'lately' } },
  },
  'subscription-plans': {
    filter: where('isActive', 'isFlashSale'),
    belongsTo: of('isActive'),
    edited: { add: aPlan, change: { isFlashSale: true }, wrong: { price: '0.00' } },
  },
  payments: { filter: where('userId', 'state'), belongsTo: of('userId') },
  emails: { filter: where('accountId'), belongsTo: of('accountId') },
  'promo-codes': {
    filter: where('isActive', 'discountType'),
    belongsTo: of('discountType'),
    edited: { add: aPromoCode, change: { maxUses: 3 }, wrong: { discountValue: '0' } },
  },
  subscriptions: { filter: where('planId', 'status', 'isGift'), belongsTo: of('userId') },
  users: { filter: where('role', 'isActive'), belongsTo: of('role') },
  conversations: { filter: byId, belongsTo: ({ userIds }) => ['userId', (userIds as string[])[0]] },
  audit: { filter: where('verb', 'subjectType'), belongsTo: of('actor') },
  refunds: { filter: where('state'), belongsTo: of('state') },
  'payment-disputes': { filter: where('state'), belongsTo: of('state') },
  support: { filter: where('state'), belongsTo: of('state') },
  consultations: { filter: where('state'), belongsTo: of('state') },
  reports: { filter: where('subjectType', 'reason'), belongsTo: of('reportedId') },
  rewrites: { filter: where('state'), belongsTo: of('state') },
  'guardian-disputes': { filter: where('wardProfileId'), belongsTo: of('wardProfileId') },
  'guardian-checks': { filter: byId, belongsTo: ofItself },
  'quiet-days': { filter: byId, belongsTo: ofItself },
  mail: { filter: byId, belongsTo: ofItself },
  papers: { filter: byId, belongsTo: ofItself },
  site: { filter: byId, belongsTo: ofItself, isOnlyChanged: true },
};
