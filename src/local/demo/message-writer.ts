import { after, DAY, HOUR } from '#kernel/clock.ts';
import type { Member, Sister } from './cast.ts';
import { statedBy } from './pairing.ts';
import { Deck, type Random } from './random.ts';
import type { WrittenMessage } from './requests.ts';
import { spread } from './times.ts';
import { fitsBoth, meetings, openings, topics, withheld } from './texts.ts';

/** State of the last message between two people. */
export type ConversationEnd = 'silent' | 'read' | 'unread' | 'with-guardian' | 'withheld';

interface Pair {
  brother: Member;
  sister: Sister;
  beginner: Member;
}
type MessageText = { by: Member; says: string; reason?: string };

/** Times at which a message was decided and read: before the next one, and within two days. */
export function decidedAndRead(at: Date, next: Date, random: Random): [Date, Date] {
  const end = new Date(Math.min(next.getTime(), after(at, 2 * DAY).getTime()));
  return spread(2, at, end, random) as [Date, Date];
}

/** Writes courteous messages between a couple; questions repeat only once all were asked. */
export class MessageWriter {
  private readonly random: Random;
  private readonly topics: Deck<(typeof topics)[number]>;
  private readonly openings;
  private readonly withheld: Deck<{ says: string; reason: string }>;

  constructor(random: Random) {
    this.random = random;
    this.topics = new Deck(topics, random);
    this.withheld = new Deck(withheld, random);
    this.openings = { male: new Deck(openings.male, random), female: new Deck(openings.female, random) };
  }

  /** Messages of a pair between two times, the last one in the state `ending`. */
  write(pair: Pair, ending: ConversationEnd, [from, to]: [Date, Date]): WrittenMessage[] {
    if (ending === 'silent') return [];
    const words = this.words(pair, ending);
    const times = spread(words.length, from, to, this.random);
    return words.map(({ reason, ...one }, place): WrittenMessage => {
      const at = times[place]!;
      const isLast = place === words.length - 1;
      if (isLast && ending === 'with-guardian') return { ...one, at };
      const [decided, read] = decidedAndRead(at, isLast ? after(to, 3 * HOUR) : times[place + 1]!, this.random);
      if (reason) return { ...one, at, decision: { action: 'decline', reason, at: decided } };
      const decision = { action: 'approve' as const, at: decided };
      return isLast && ending === 'unread' ? { ...one, at, decision } : { ...one, at, decision, readAt: read };
    });
  }

  private words(pair: Pair, ending: ConversationEnd): MessageText[] {
    const { brother, sister, beginner } = pair;
    const { random } = this;
    const other = beginner === brother ? sister : brother;
    const [first, second] = this.openings[beginner.profile!.gender].deal();
    const words: MessageText[] = [
      { by: beginner, says: first },
      { by: other, says: second },
    ];
    let asker = beginner;
    for (let count = random.between(1, 2); count > 0; count--) {
      const receiver = asker === brother ? sister : brother;
      words.push(...this.topic(asker, receiver));
      asker = receiver;
    }
    if (ending === 'withheld') {
      const { says, reason } = this.withheld.deal();
      words.push({ by: brother, says, reason });
    }
    if (random.chance(0.4)) {
      const [question, answer] = random.pick(meetings);
      words.push({ by: brother, says: question }, { by: sister, says: answer });
    }
    return words;
  }

  private topic(asker: Member, receiver: Member): MessageText[] {
    const {
      asks: question,
      answers,
      replies,
    } = this.topics.deal((topic) => fitsBoth(topic, statedBy(asker), statedBy(receiver)));
    const words = [
      { by: asker, says: question },
      { by: receiver, says: answers },
    ];
    return replies ? [...words, { by: asker, says: replies }] : words;
  }
}
