import { beforeAll, expect, test } from 'vitest';
import { pendingCredentials } from '#modules/identity/domain/pending-credentials.ts';
import { Owner } from '../../../testing/authorisation/account-owner.ts';
import { credentialEvents } from '../../../testing/pending-credentials.ts';
import { startProduct } from '../../../testing/product.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { isEmail } from '../../../testing/read-mail.ts';

// No worker runs unless a test starts one, so that a request remains pending.
const product = productUnderTest({ settings: { RATE_LIMITS: 'off', ROLE: 'web' } });

async function withWorker<T>(work: () => Promise<T>): Promise<T> {
  const worker = await startProduct({ databaseUrl: product.databaseUrl, settings: { ROLE: 'worker' } });
  return work().finally(worker.stop);
}

const resetMails = async (owner: { address: string }) =>
  (await product.current.mailTo(owner.address)).filter((mail) => isEmail(mail, 'passwordReset')).length;

interface ResetRequest {
  owner: Owner;
  /** The address of the request. */
  address: string;
  happen: () => Promise<void>;
  mailsBefore: number;
}
const requests = new Map<string, ResetRequest>();

const fetchIt = ({ address }: ResetRequest) =>
  product.current.visitor().post('/api/auth/forgot-password', { email: address });

beforeAll(async () => {
  const cases = [
    ...credentialEvents.map(([what, , prepare]) => [what, prepare] as const),
    ['nothing happens', null] as const,
  ];
  await withWorker(async () => {
    for (const [what, prepare] of cases) {
      const owner = await Owner.confirmed(product.current);
      const happen = prepare ? await prepare(owner) : async () => undefined;
      const request = { owner, address: owner.email, happen };
      requests.set(what, { ...request, mailsBefore: await resetMails(request) });
    }
  });
  for (const request of requests.values()) {
    await fetchIt(request);
    await request.happen();
  }
}, 400_000);

const mailed = (what: string) => {
  const request = requests.get(what)!;
  return withWorker(async () => (await resetMails(request)) > request.mailsBefore);
};

test('a reset request leads to an emailed link', async () => {
  expect(await mailed('nothing happens')).toBe(true);
});

test.each(credentialEvents)('a reset request, and then %s', async (what, ender) => {
  expect(await mailed(what)).toBe(!(pendingCredentials['reset request'].endedBy as string[]).includes(ender));
});
