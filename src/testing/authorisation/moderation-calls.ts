import { aRewrittenText, NOTE, warn } from '../moderation.ts';
import { aBrother, anAdmin } from '../people.ts';
import type { HowToCall } from './how-to-call.ts';

const reason = 'for a test';
const words = { why: 'other', note: NOTE, reason };
const NO_VERSION = '2026-01-01T00:00:00.000Z';
/** The version of the profile of each object, as staff read it. */
const versions = new Map<string, string>();
const versionOf = (id: string) => versions.get(id) ?? NO_VERSION;

const account: HowToCall = { each: 'person', object: (_, { person }) => person.userId };
/** Somebody's own account, or a new member's. */
const member: HowToCall = {
  each: 'person',
  async object({ product }, { whose, person }) {
    if (whose === 'own') return person.userId;
    const { userId } = await aBrother(product, 'Somebody');
    const { body } = await (await anAdmin(product)).get(`/api/admin/users/${userId}/measures`);
    versions.set(userId, body.version);
    return userId;
  },
};
const rewritten: HowToCall = {
  each: 'call',
  async object({ product }) {
    const { measureId, staff } = await aRewrittenText(product);
    versions.set(measureId, (await staff.get(`/api/admin/rewrites/${measureId}`)).body.version);
    return measureId;
  },
};

/** Acts of the staff about a profile, and of its member about a warning. */
export const moderationCalls: Record<string, HowToCall> = {
  'POST /api/admin/users/:id/read-profile': { ...account, body: () => ({ reason }) },
  'GET /api/admin/users/:id/measures': account,
  'POST /api/admin/users/:id/hide-profile': {
    ...member,
    body: ({ id }) => ({ part: 'bio', version: versionOf(id), ...words }),
  },
  'POST /api/admin/users/:id/warn': { ...account, body: () => words },
  'GET /api/admin/rewrites/:id': rewritten,
  'POST /api/admin/rewrites/:id/take': { ...rewritten, body: () => ({}) },
  'POST /api/admin/rewrites/:id/release': { ...rewritten, body: () => ({}) },
  'POST /api/admin/rewrites/:id/read-words': { ...rewritten, body: () => ({ reason }) },
  'POST /api/admin/rewrites/:id/show': { ...rewritten, body: ({ id }) => ({ version: versionOf(id), reason }) },
  'POST /api/admin/rewrites/:id/send-back': {
    ...rewritten,
    body: ({ id }) => ({ version: versionOf(id), note: NOTE, reason }),
  },
  'POST /api/profile/warnings/:id/acknowledge': {
    each: 'person',
    object: async ({ product }, { person, circle }) => {
      const isMember = person === circle.brother || person === circle.sister;
      return warn(await anAdmin(product), isMember ? person : circle.sister);
    },
  },
};
