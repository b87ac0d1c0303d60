import { after, DAY } from '#kernel/clock.ts';
import { toFamilyIntroduction } from './families.ts';
import { expectOk, type MatchedPair } from '../people.ts';
import type { Product } from '../product.ts';

/** The input of a proposal, some days ahead of the product's clock. */
export const aProposal = (now: Date, { days = [3] }: { days?: number[] } = {}) => ({
  times: days.map((count) => after(now, count * DAY).toISOString()),
  zone: 'Europe/London',
  place: { kind: 'public', words: 'The café in the library' },
  present: ['my aunt Khadija'],
});

/** A meeting in three days that all three confirmed. The match is at the family introduction. */
export async function aConfirmedMeeting(
  { application }: Pick<Product, 'application'>,
  pair: MatchedPair,
  time = aProposal(application.kernel.clock.now()).times[0]!,
): Promise<{ meetingId: string; time: string }> {
  await toFamilyIntroduction(pair);
  const { brother, sister, guardian, matchId } = pair;
  const own = `/api/matches/${matchId}/meetings`;
  const proposal = { ...aProposal(application.kernel.clock.now()), times: [time] };
  const { body } = await expectOk(
    'Meeting',
    guardian.browser.post(`/api/guardian/matches/${matchId}/meetings`, proposal),
  );
  for (const { browser } of [brother, sister])
    await expectOk('Confirmation', browser.post(`${own}/${body.id}/confirm`, { time }));
  return { meetingId: body.id, time };
}
