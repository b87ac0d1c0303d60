import { aBrother, aSister, expectOk, verifyGuardian, type Person, type Sister } from '../../../src/testing/people.ts';
import { after, DAY, isoDay } from '../../../src/shared-kernel/clock.ts';
import { PASSWORD, freshAddress } from '../forms.ts';
import { product } from '../journey.ts';
import { ENDLESS } from './texts.ts';
import type { Actor } from './roles.ts';

export const inAMonth = async () => isoDay(after(await product.now(), 30 * DAY));

export async function memberOnBreak(saved: Sister): Promise<Person> {
  const brother = await aBrother(product, 'Umar');
  await expectOk('Saving', brother.browser.put(`/api/saved-profiles/${saved.profileId}`));
  const other = await aSister(product, 'Sumayya');
  await verifyGuardian(product, other);
  await expectOk('Block', brother.browser.post(`/api/profiles/${other.profileId}/block`));
  await expectOk('Break', brother.browser.put('/api/profile/break', { until: await inAMonth() }));
  const filters = { location: 'Bradford', ageMin: 30 };
  for (const [name, email] of [
    ['Near my mother', 'weekly'],
    [ENDLESS.slice(0, 60), 'none'],
  ])
    await expectOk('Search', brother.browser.post('/api/saved-searches', { name, filters, digest: email }));
  return brother;
}

/** A person with an account only. */
export async function aNewcomer(said: { gender?: 'male' }): Promise<Actor> {
  const browser = product.visitor();
  const email = freshAddress('newcomer');
  await browser.post('/api/auth/signup', { email, password: PASSWORD, username: 'Newcomer', ...said });
  await browser.post('/api/auth/signin', { email, password: PASSWORD });
  return { browser };
}

export async function leavingMember(): Promise<Person> {
  const husayn = await aBrother(product, 'Husayn');
  await husayn.browser.delete('/api/account');
  await husayn.browser.post('/api/auth/signin', { email: husayn.email, password: PASSWORD });
  return husayn;
}

export async function memberWithoutConsent(): Promise<Person> {
  const tariq = await aBrother(product, 'Tariq', { consentVersion: undefined });
  await tariq.browser.put('/api/account/email', { email: freshAddress('tariq') });
  return tariq;
}
