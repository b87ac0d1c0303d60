import { after, HOUR, MINUTE } from '#kernel/clock.ts';
import { stages } from '#modules/matchmaking/contracts/match-states.ts';
import { Random } from '../random.ts';
import type { RequestSeed } from '../requests.ts';
import { daysBefore, spread } from '../times.ts';
import type { DatedAct } from './path-acts.ts';
import { outcomes, scriptOf, type Outcome } from './path-script.ts';

interface OtherRequests {
  /** Those that are played before the paths. */
  earlier: RequestSeed[];
  /** Those that are played afterwards. */
  later: RequestSeed[];
}

/**
 * The same requests, of which one couple at each stage and one that ended kindly have a path. From serious
 * consideration on nobody else may have an open request to one of the two.
 */
export function withPaths(requests: RequestSeed[], { earlier, later }: OtherRequests, now: Date): RequestSeed[] {
  const random = new Random(1449);
  const inTheWay = [...[...requests, ...earlier].filter(isOpen), ...later];
  const free = requests.filter(mayHavePath).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const paths = new Map<RequestSeed, DatedAct[]>();
  for (const outcome of outcomes) {
    const place = free.findIndex((one) => !isFar(outcome) || !inTheWay.some((other) => sharesSomebody(one, other)));
    if (place < 0) throw new Error(`No couple of the demo can be at ${outcome}`);
    const [couple] = free.splice(place, 1) as [RequestSeed];
    paths.set(couple, actsOf(couple, outcome, now, random));
  }
  return requests.map((one) => (paths.has(one) ? { ...one, stages: [], path: paths.get(one)! } : one));
}

const isFar = (outcome: Outcome): boolean =>
  outcome !== 'ended' && stages.indexOf(outcome) >= stages.indexOf('serious_consideration');

/** Her guardian has an account, and has decided on all messages. */
const mayHavePath = ({ sister, answer, messages }: RequestSeed): boolean =>
  sister.guardian !== null && answer?.action === 'accept' && messages?.at(-1)?.decision !== undefined;

const isOpen = ({ decision, answer, withdrawnAt, expires }: RequestSeed): boolean =>
  decision?.action !== 'decline' && !answer && !withdrawnAt && !expires;

const sharesSomebody = (one: RequestSeed, other: RequestSeed): boolean =>
  [one.from, one.to].some((member) => member === other.from || member === other.to);

/** The acts of a path between the acceptance and now; a conversation ends after its last message. */
function actsOf({ answer, messages }: RequestSeed, outcome: Outcome, now: Date, random: Random): DatedAct[] {
  const draft = scriptOf(outcome, now);
  const times = spread(draft.length, after(answer!.decision.at, HOUR), after(now, -30 * MINUTE), random);
  const met = draft.lastIndexOf(null);
  const meetsAt = met < 0 ? daysBefore(now, -4, '14:00') : onTheHour(times[met]!);
  const last = messages!.at(-1)!;
  const lastRead = last.readAt ?? last.decision!.at;
  return scriptOf(outcome, meetsAt).flatMap((one, place): DatedAct[] => {
    const at = times[place]!;
    if (one === null) return [];
    return [{ ...one, at: one.act === 'end' && at < lastRead ? after(lastRead, MINUTE) : at }];
  });
}

const onTheHour = (at: Date): Date => new Date(at.getTime() - (at.getTime() % HOUR));
