import { expect, test } from 'vitest';
import { mailboxOf } from '#kernel/values/email-address.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Guardian } from '../domain/guardian.ts';
import { requireSuitableImam } from './require-suitable-imam.ts';

type Ports = Parameters<typeof requireSuitableImam>[1];
const tx = { db: null } as unknown as Tx;
const ward = 'ward' as UserId;
const [own, former, atHisMailbox] = ['own', 'former', 'at-his-mailbox'] as UserId[];
const account = { userId: own!, gender: 'male' as const, email: 'yaqub@mosque.example' };

const guards = (wardId: string, more: object = {}) => ({
  state: { wardId, relation: 'imam', state: 'verified', ...more },
});
const named = (more: object = {}) =>
  ({
    state: { wardId: ward, relation: 'imam', email: 'yaqub@people.example', formerAccounts: [former], ...more },
  }) as unknown as Guardian;

/** His other records by mailbox, and the accounts that are suitors of the ward. */
function ports(records: Record<string, object[]>, suitors: string[] = []): Ports {
  return {
    identity: {
      accountsAt: async (_: unknown, email: string) => (email === 'yaqub@people.example' ? [atHisMailbox] : []),
    },
    guardians: { atMailbox: async (_: unknown, email: string) => records[mailboxOf(email)] ?? [] },
    suitors: { isSuitor: async (_: Tx, __: UserId, his: UserId[]) => his.some((one) => suitors.includes(one)) },
  } as unknown as Ports;
}
/** Returns the code of the refusal, or null. */
const refusal = (his: Ports, guardian = named(), linked: typeof account | null = account): Promise<string | null> =>
  requireSuitableImam(tx, his, guardian, linked).then(
    () => null,
    ({ code }: { code: string }) => code,
  );

const wards = (count: number, more: object = {}) => Array.from({ length: count }, (_, n) => guards(`ward ${n}`, more));

test.each([
  ['4 wards', wards(4), null],
  ['5 wards', wards(5), 'guardianship.too-many-wards'],
  ['4 wards, and this one already', [...wards(4), guards(ward)], null],
  ['5 wards as their uncle', wards(5, { relation: 'uncle' }), null],
  ['5 wards, of whom one invited him only', [...wards(4), guards('ward 4', { state: 'pending' })], null],
])('an imam with %s may take one more, or not (R-D.2)', async (_, records, expected) => {
  expect(await refusal(ports({ 'yaqub@people.example': records }))).toBe(expected);
});

test('wards at the address of the invitation and at that of his account count together', async () => {
  const records = { 'yaqub@people.example': wards(3), 'yaqub@mosque.example': [guards('a'), guards('b')] };
  expect(await refusal(ports(records))).toBe('guardianship.too-many-wards');
  expect(await refusal(ports(records), named(), null)).toBeNull();
});

test.each([
  ['his account', own],
  ['an account that was his', former],
  ['an account at his mailbox', atHisMailbox],
])('a suitor by %s is no imam of hers (R-D.2)', async (_, suitor) => {
  expect(await refusal(ports({}, [suitor!]))).toBe('guardianship.not-her-guardian');
});

test('nobody else is refused for it', async () => {
  expect(await refusal(ports({}, ['another']))).toBeNull();
  const uncle = named({ relation: 'uncle' });
  expect(await refusal(ports({ 'yaqub@people.example': wards(5) }, [own!]), uncle)).toBeNull();
});
