import type { RequestStatus } from '#modules/matchmaking/contracts/interest-requests.ts';
import { after, DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import { EARLY_DAYS, WITH_ACCOUNT, type Cast, type Member, type Sister } from './cast.ts';
import { decidedAndRead, MessageWriter, type ConversationEnd } from './message-writer.ts';
import { PairMatcher, statedBy } from './pairing.ts';
import { Deck, Random } from './random.ts';
import type { AgreedStage, Answer, RequestSeed, WrittenMessage } from './requests.ts';
import { daysBefore, someHour, spread } from './times.ts';
import { acceptances, fitsBoth, guardiansRefusals, meetings, notes, refusals } from './texts.ts';

/**
 * Number of requests of a status: with women whose guardian has an account (`watched`) or not (`mailed`), and sent by
 * women.
 */
interface Kind {
  status: RequestStatus;
  watched: number;
  mailed: number;
  bySisters: number;
  /** Range of days ago on which they were sent. */
  days: [number, number];
}
const kinds: Kind[] = [
  { status: 'accepted', watched: 24, mailed: 0, bySisters: 9, days: [46, 12] },
  { status: 'pending', watched: 4, mailed: 6, bySisters: 3, days: [9, 2] },
  { status: 'guardian_pending', watched: 3, mailed: 7, bySisters: 3, days: [6, 1] },
  { status: 'declined', watched: 4, mailed: 3, bySisters: 2, days: [45, 8] },
  { status: 'guardian_declined', watched: 3, mailed: 3, bySisters: 0, days: [40, 4] },
  { status: 'withdrawn', watched: 2, mailed: 3, bySisters: 1, days: [40, 8] },
  { status: 'expired', watched: 2, mailed: 5, bySisters: 1, days: [46, 32] },
];
const endings: ConversationEnd[] = [
  ...(['silent', 'read', 'unread', 'with-guardian', 'withheld', 'unread', 'with-guardian', 'read'] as const),
  ...(['read', 'unread', 'with-guardian', 'withheld', 'read', 'unread', 'unread', 'with-guardian'] as const),
  ...(['silent', 'read', 'with-guardian', 'unread', 'read', 'withheld', 'unread', 'with-guardian'] as const),
];
/** Requests granted a month. */
export const MOST_SENT = 3;

/** Requests between all members but the three with sign-ins of their own. */
export function requestsOf(cast: Cast, now: Date): RequestSeed[] {
  return new RequestPlan(cast, now).all();
}

class RequestPlan {
  private readonly random = new Random(1448);
  private readonly pairing = new PairMatcher();
  private readonly messages = new MessageWriter(this.random);
  private readonly notes = { male: new Deck(notes.male, this.random), female: new Deck(notes.female, this.random) };
  private readonly endings = new Deck(endings, this.random);
  private readonly sent = new Map<Member, number>();
  private readonly matched = new Set<Member>();
  private readonly cast: Cast;
  private readonly now: Date;

  constructor(cast: Cast, now: Date) {
    this.cast = cast;
    this.now = now;
  }

  all(): RequestSeed[] {
    const mailed = this.cast.sisters.slice(WITH_ACCOUNT, EARLY_DAYS).values();
    return kinds.flatMap((kind) => {
      const watched = this.cast.sisters.slice(0, WITH_ACCOUNT);
      const hers = [
        ...(kind.status === 'accepted' ? watched : this.random.shuffled(watched)).slice(0, kind.watched),
        ...Array.from({ length: kind.mailed }, () => mailed.next().value!),
      ];
      const writers = new Set(hers.filter((sister) => this.maySend(sister)).slice(0, kind.bySisters));
      return hers.map((sister) => this.request(kind, sister, writers.has(sister)));
    });
  }

  private maySend = (member: Member): boolean => member.plan !== null && (this.sent.get(member) ?? 0) < MOST_SENT;

  private request({ status, days }: Kind, sister: Sister, sheWrites: boolean): RequestSeed {
    const { random } = this;
    const early = this.cast.brothers.slice(0, EARLY_DAYS);
    const possible = sheWrites
      ? early
      : early.filter((brother) => isCurrent(brother, this.now) && this.maySend(brother));
    const free = possible.filter((brother) => status !== 'accepted' || !this.matched.has(brother));
    const brother = this.pairing.brotherFor(sister, free);
    const [from, to] = sheWrites ? [sister, brother] : [brother, sister];
    this.sent.set(from, (this.sent.get(from) ?? 0) + 1);
    if (status === 'accepted') this.matched.add(brother);
    const at = daysBefore(this.now, random.between(days[1], days[0]), someHour(random));
    const request = { from, to, sister, says: this.words(from, to), at };
    return { ...request, ...this.course(status, request, brother) };
  }

  /** The later events of a request, by its present status. */
  private course(status: RequestStatus, { from, sister, at }: RequestSeed, brother: Member): Partial<RequestSeed> {
    const { random, now } = this;
    const [first, second] = spread(2, at, after(at, 3 * DAY), random) as [Date, Date];
    const approved = { decision: { action: 'approve' as const, at: first } };
    switch (status) {
      case 'guardian_pending':
        return {};
      case 'pending':
        return { decision: { action: 'approve', at: spread(1, at, after(at, DAY), random)[0]! } };
      case 'guardian_declined':
        return { decision: { action: 'decline', reason: random.pick(guardiansRefusals) ?? undefined, at: first } };
      case 'declined':
        return { ...approved, answer: this.answer('decline', second, after(second, DAY)) };
      case 'withdrawn':
        return { ...(random.chance(0.5) && approved), withdrawnAt: second };
      case 'expired':
        return { ...(random.chance(0.5) && approved), expires: true };
      case 'accepted': {
        const ending = this.endings.deal();
        const last = after(now, -random.between(4, ending === 'read' ? 120 : 60) * HOUR);
        const messages = this.messages.write({ brother, sister, beginner: from }, ending, [second, last]);
        const next = messages[0]?.at ?? after(second, DAY);
        const stages = familiesMeet(brother, messages);
        return { ...approved, answer: this.answer('accept', second, next), messages, stages };
      }
    }
  }

  /** An answer whose words reached the other person before the next message. */
  private answer(action: Answer['action'], at: Date, next: Date): Answer {
    const [decided, readAt] = decidedAndRead(at, next, this.random);
    const says = this.random.pick(action === 'accept' ? acceptances : refusals) ?? undefined;
    return { action, says, at, decision: { action: 'approve', at: decided }, readAt };
  }

  private words(from: Member, to: Member): string | undefined {
    if (this.random.chance(0.1)) return undefined;
    const [sender, receiver] = [statedBy(from), statedBy(to)];
    const { says } = this.notes[from.profile!.gender].deal((note) => fitsBoth(note, sender, receiver));
    return fill(says, {
      ownCity: sender.city,
      city: receiver.city,
      ownWork: workInWords(from),
      work: workInWords(to),
      interest: lowerFirst(receiver.interest ?? ''),
    });
  }
}

/** Two people whose families agreed to meet, and who have both read it, are at the introduction of the families. */
function familiesMeet(by: Member, messages: WrittenMessage[]): AgreedStage[] {
  const last = messages.at(-1);
  if (!last?.readAt || !meetings.some(([, answer]) => answer === last.says)) return [];
  const at = after(last.readAt, 10 * MINUTE);
  return [{ stage: 'family_introduction', by, at, agreedAt: after(at, 40 * MINUTE) }];
}

/** A member whose plan has ended may not send any more. */
const isCurrent = ({ plan }: Member, now: Date): boolean =>
  plan !== null && after(plan.beganAt, plan.months * 30 * DAY) > now;

const lowerFirst = (text: string): string =>
  text.startsWith('Qur’an') ? text : text.charAt(0).toLowerCase() + text.slice(1);

function workInWords({ profile }: Member): string {
  const title = lowerFirst(profile?.occupation ?? '');
  return `${/^[aeio]/.test(title) ? 'an' : 'a'} ${title}`;
}
