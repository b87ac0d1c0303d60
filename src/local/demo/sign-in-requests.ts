import { after, DAY } from '#kernel/clock.ts';
import { EARLY_DAYS, WITH_ACCOUNT, type Cast, type Member, type Sister } from './cast.ts';
import { PairMatcher } from './pairing.ts';
import { MOST_SENT } from './request-plan.ts';
import type { RequestSeed, Decision } from './requests.ts';
import { mainConversation } from './words/yusuf-and-amina.ts';
import { daysBefore } from './times.ts';

/** The two members with sign-ins of their own. */
export interface Leads {
  readonly yusuf: Member;
  readonly amina: Sister;
}
type Course = Omit<RequestSeed, 'from' | 'to' | 'sister'>;

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
  const day = (days: number, hour: string) => daysBefore(now, days, hour);
  const approved = (days: number, hour: string): Decision => ({ action: 'approve', at: day(days, hour) });
  const courses: Course[] = [
    {
      says: 'Assalamu alaikum. I would like to marry within a month and am told that I am easy to live with. Your profile seems suitable.',
      at: day(30, '11:20'),
      decision: {
        action: 'decline',
        reason: 'We do not wish to be hurried. I hope that he finds somebody who suits him.',
        at: day(29, '09:05'),
      },
    },
    {
      says: 'Assalamu alaikum. I liked what you write about saying things kindly. If you are willing, I would be glad to hear more about you and your daughters.',
      at: day(24, '18:15'),
      decision: approved(23, '20:40'),
      answer: {
        action: 'decline',
        says: 'Wa alaikum salam. Thank you for your courteous words. I am getting to know somebody at present and would not want to do so with two at once. May God give you what is good.',
        at: day(22, '19:30'),
        decision: approved(22, '21:10'),
      },
    },
    {
      says: 'Assalamu alaikum. I can imagine how loud a breakfast with your two daughters is, and I like it loud. I would be honoured to speak with your father.',
      at: day(6, '17:10'),
      decision: approved(5, '08:45'),
    },
    { says: undefined, at: day(4, '12:30'), decision: approved(3, '09:20') },
    {
      says: 'Assalamu alaikum. I have read your profile several times this week. I am a quiet man and no great writer, but I mean what I write, and I would answer any question your father may have.',
      at: day(2, '19:00'),
    },
    {
      says: 'Assalamu alaikum. My sister works in your hospital and speaks well of everybody in the pharmacy. I know no more than that, and I would like to ask for leave to know more.',
      at: day(1, '18:25'),
    },
  ];
  const pairing = new PairMatcher();
  const current = withRequestsLeft(brothers.slice(0, EARLY_DAYS), others).filter(
    ({ plan }) => plan && after(plan.beganAt, plan.months * 30 * DAY) > now,
  );
  return courses.map((course) => ({
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
  const day = (days: number, hour: string) => daysBefore(now, days, hour);
  const approved = (days: number, hour: string): Decision => ({ action: 'approve', at: day(days, hour) });
  const pairing = new PairMatcher();
  const watched = sisters.slice(0, WITH_ACCOUNT);
  const paying = withRequestsLeft(watched, others).filter(({ plan }) => plan !== null);
  const sends = (course: Course): RequestSeed => {
    const sister = pairing.sisterFor(yusuf, watched);
    return { ...course, from: yusuf, to: sister, sister };
  };
  const receives = (course: Course): RequestSeed => {
    const sister = pairing.sisterFor(yusuf, paying);
    return { ...course, from: sister, to: yusuf, sister };
  };
  return [
    sends({
      says: 'Assalamu alaikum. I read your profile with respect. I have a son of ten and would like to tell you about him, and to hear what matters to you.',
      at: day(39, '19:30'),
      decision: approved(38, '12:10'),
      answer: {
        action: 'decline',
        says: 'Wa alaikum salam. Thank you for your kind words. I do not wish to move north, and I would rather say so at once. I wish you well.',
        at: day(37, '20:20'),
        decision: approved(36, '08:30'),
      },
    }),
    {
      from: yusuf,
      to: amina,
      sister: amina,
      says: 'Assalamu alaikum. I read that your parents live round the corner. I moved back to Leeds to be near mine. I would be glad to speak with your father first and to answer whatever he wishes to ask.',
      at: day(36, '20:00'),
      decision: approved(35, '10:30'),
      answer: {
        action: 'accept',
        says: 'Wa alaikum salam. My father read your profile aloud to my mother, which is a good sign. Yes, let us write.',
        at: day(34, '19:40'),
        decision: approved(34, '20:30'),
        readAt: day(34, '21:20'),
      },
      messages: mainConversation({ yusuf, amina }, now),
    },
    sends({
      says: 'Assalamu alaikum. If you have a little time, I would be glad to know how you picture an ordinary week with a family. Mine stands in my profile.',
      at: day(26, '21:10'),
      decision: approved(25, '09:50'),
    }),
    receives({
      says: 'Assalamu alaikum. I am not sure that we would suit each other, and still I would like to ask. What do you read at night?',
      at: day(20, '18:35'),
      decision: approved(19, '19:05'),
      answer: {
        action: 'decline',
        says: 'Wa alaikum salam. History, mostly. Thank you for asking so openly. I do not think that we would suit each other, and I wish you well.',
        at: day(18, '21:00'),
        decision: approved(17, '08:15'),
      },
    }),
    receives({
      says: 'Assalamu alaikum. My guardian and I both liked the sentence about the ordinary Tuesday. I would be glad to get to know you.',
      at: day(5, '19:55'),
      decision: approved(4, '11:30'),
    }),
    receives({
      says: 'Assalamu alaikum. You build against floods, and I grew up beside a river. I would be glad to exchange some letters, with my guardian reading along.',
      at: day(3, '12:40'),
      decision: approved(2, '18:10'),
    }),
  ];
}
