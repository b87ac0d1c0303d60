import { after, DAY } from '#kernel/clock.ts';
import { EARLY_DAYS, WITH_ACCOUNT, type Cast, type Member, type Sister } from './cast.ts';
import { PairMatcher } from './pairing.ts';
import { MOST_SENT } from './request-plan.ts';
import type { RequestSeed } from './requests.ts';
import { leadRequestsAt } from './sign-ins.ts';

/** The two members with sign-ins of their own. */
export interface Leads {
  readonly yusuf: Member;
  readonly amina: Sister;
}

/** Those of the members who have a request left besides those between everybody else. */
const withRequestsLeft = <M extends Member>(members: readonly M[], others: readonly RequestSeed[]): M[] =>
  members.filter((member) => others.filter(({ from }) => from === member).length < MOST_SENT);

/** Requests to Amina from others than Yusuf, besides `others`; two of them wait for her father. */
export function aminasRequests(
  { amina }: Pick<Leads, 'amina'>,
  { brothers }: Cast,
  others: readonly RequestSeed[],
  now: Date,
): RequestSeed[] {
  const pairing = new PairMatcher();
  const current = withRequestsLeft(brothers.slice(0, EARLY_DAYS), others).filter(
    ({ plan }) => plan && after(plan.beganAt, plan.months * 30 * DAY) > now,
  );
  return leadRequestsAt(now).toAmina.map((course) => ({
    ...course,
    from: pairing.brotherFor(amina, current),
    to: amina,
    sister: amina,
  }));
}

/**
 * Yusuf's own requests, including the one to Amina. He has used the first month's three and has the second month's
 * left.
 */
export function yusufsRequests(
  { yusuf, amina }: Leads,
  { sisters }: Cast,
  others: readonly RequestSeed[],
  now: Date,
): RequestSeed[] {
  const { ofYusuf, messages, stages, families, path } = leadRequestsAt(now);
  const pairing = new PairMatcher();
  const watched = sisters.slice(0, WITH_ACCOUNT);
  const paying = withRequestsLeft(watched, others).filter(({ plan }) => plan !== null);
  return ofYusuf.map(({ direction, ...course }): RequestSeed => {
    if (direction === 'to Amina') {
      const byMember = <T extends { by: 'yusuf' | 'amina' }>(one: T) => ({
        ...one,
        by: one.by === 'yusuf' ? yusuf : amina,
      });
      const written = { messages: messages.map(byMember), stages: stages.map(byMember), families, path };
      return { ...course, from: yusuf, to: amina, sister: amina, ...written };
    }
    const sister = pairing.sisterFor(yusuf, direction === 'sent' ? watched : paying);
    const [from, to] = direction === 'sent' ? [yusuf, sister] : [sister, yusuf];
    return { ...course, from, to, sister };
  });
}
