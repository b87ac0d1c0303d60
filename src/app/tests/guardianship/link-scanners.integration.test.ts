import { beforeAll, describe, expect, test } from 'vitest';
import { idleRows, scanLinks } from '../../../testing/link-scanners.ts';
import { makings as ofAccounts, type Try } from '../../../testing/pending-credentials.ts';
import { makings as ofGuardians, Scene } from '../../../testing/pending-guardianship.ts';
import { invitationTo } from '../../../testing/people.ts';
import type { Email, Product } from '../../../testing/product.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

/** With production limits, because a scanner's requests must not count against the person. */
const product = productUnderTest();

const refusal = async (scene: Scene): Promise<Try> => {
  const { id, code } = await invitationTo(scene.product, scene.wali.email);
  return async () => (await scene.product.visitor().post(`/api/wali-verify/${id}/refuse`, { code })).status === 200;
};
const decisionByForm = async (scene: Scene): Promise<Try> => {
  await scene.verified();
  const path = `/decide/${await scene.requestDecision()}`;
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return async () => (await scene.product.visitor().post(path, 'action=approve', form)).status === 200;
};
const makings: [what: string, make: (of: Product) => Promise<Try>][] = [
  ...Object.entries(ofAccounts).map(([what, { owner, make }]): (typeof makings)[number] => [
    what,
    async (of) => make(await owner(of)),
  ]),
  ...[
    ...ofGuardians.map(([what, , make]) => [what, make] as const),
    ['the refusal of an invitation', refusal] as const,
    ['a decision on the page of its link', decisionByForm] as const,
  ].map(([what, make]): (typeof makings)[number] => [what, async (of) => make(await Scene.begin(of))]),
];

const mailbox = async (): Promise<Email[]> => {
  await product.current.waitForIdle();
  return (await product.current.visitor().get('/dev/mailbox.json?limit=1000')).body;
};

describe('after scanners have opened every link of every email', () => {
  const tries = new Map<string, Try>();
  const rows: { before: string[]; after: string[] } = { before: [], after: [] };
  beforeAll(async () => {
    // Otherwise the first sweep after a start would look like an effect of the scanners.
    await product.current.advance('PT1M');
    for (const [what, make] of makings) tries.set(what, await make(product.current));
    const mails = await mailbox();
    rows.before = await idleRows(product.current);
    await scanLinks(mails);
    rows.after = await idleRows(product.current);
  });

  test('no row of the database has changed', () => {
    expect(rows.after).toEqual(rows.before);
  });

  test.each(makings.map(([what]) => what))('%s still works', async (what) => {
    expect(await tries.get(what)!()).toBe(true);
  });
});

test('an expired approval link can still be renewed', async () => {
  const scene = await Scene.begin(product.current);
  await scene.verified();
  const token = await scene.requestDecision();
  await product.current.advance('P8D');
  await scanLinks(await product.current.mailTo(scene.wali.email));
  expect((await product.current.visitor().post(`/api/approvals/${token}/renew`)).status).toBeLessThan(300);
});
