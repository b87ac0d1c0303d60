import type { Gender } from '#modules/identity/contracts/auth.ts';
import { BIO_MAX } from '#modules/matchmaking/contracts/fields/about-fields.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import { childrenInWords, inWords, type Past } from '../demo/earlier-marriages.ts';
import type { Practice, Words, Writer, WrittenWords } from '../demo/profiles.ts';
import { Deck, type Random } from '../demo/random.ts';
import { interests, works, type Work } from '../demo/texts.ts';
import sentences from './data/sentences.json' with { type: 'json' };

const saysOf: Record<string, string[]> = sentences.works;
const likeOf: Record<string, string> = sentences.interests;

/** Words of a crowd, composed of sentences; one is repeated only if nothing else is left. */
export class ComposedWords implements Words {
  private readonly gender: Gender;
  private readonly random: Random;
  private readonly works: Deck<{ work: Work; says: string }>;
  private readonly interests: Deck<string>;
  private readonly hopes: Deck<string>;
  private readonly places: Deck<string>;
  private readonly earlierLife: Record<Past['life'], Deck<string>>;
  private readonly faith: Record<Practice, Deck<string>>;
  private readonly written = new Set<string>();

  constructor(gender: Gender, random: Random) {
    this.gender = gender;
    this.random = random;
    const open = works.filter((work) => work.only === undefined || work.only === gender);
    this.works = new Deck(
      open.flatMap((work) => saysOf[work.title]!.map((says) => ({ work, says }))),
      random,
    );
    this.interests = new Deck(interests, random);
    this.hopes = new Deck(sentences.hopes, random);
    this.places = new Deck(sentences.places, random);
    this.earlierLife = decksOf(sentences.earlierLife, random);
    this.faith = decksOf(sentences.faith, random);
  }

  /** Work, interests and a text of four or five sentences. Throws if the same text exists already. */
  of(writer: Writer, practice: Practice): WrittenWords {
    const { random } = this;
    const { past, city } = writer;
    const { work, says: working } = this.works.deal(
      (card) => card.work.title !== 'Homemaker' || past.children.length > 0,
    );
    const interest = this.interests.deal();
    const like = likeOf[interest]!;
    const earlier = fill(this.earlierLife[past.life].deal(), placesFor(writer));
    const believing = this.faith[practice].deal();
    const place = fill(this.places.deal(), { city });
    const hope = this.hopes.deal();
    const chosen = random.pick([
      [working, earlier, believing, hope],
      [working, earlier, believing, like, hope],
      [earlier, working, like, believing, hope],
      [working, place, earlier, believing],
      [believing, working, earlier, like],
      [earlier, believing, working, place, hope],
      [place, working, like, earlier, believing],
    ]);
    const bio = chosen.join(' ');
    if (bio.length > BIO_MAX || this.written.has(bio)) throw new Error(`Nobody in the crowd can say this: ${bio}`);
    this.written.add(bio);
    const further = random.some(interests, random.between(2, 4));
    const dealBreakers = random.chance(0.4) && random.some(sentences.dealBreakers, random.between(1, 2)).join(' ');
    return {
      work,
      likes: [...new Set([interest, ...further])],
      bio,
      lookingFor: random.some(sentences.wishes[this.gender], 2).join(' '),
      ...(dealBreakers && { dealBreakers }),
    };
  }
}

const decksOf = <Key extends string>(cards: Record<Key, string[]>, random: Random) =>
  Object.fromEntries(Object.entries<string[]>(cards).map(([key, list]) => [key, new Deck(list, random)])) as Record<
    Key,
    Deck<string>
  >;

const placesFor = ({ gender, past }: Writer): Record<string, string> => ({
  years: inWords(past.years),
  ago: inWords(past.ago),
  children: childrenInWords(past.children),
  ...(gender === 'male'
    ? { spouse: 'wife', them: 'her', parent: 'mother' }
    : { spouse: 'husband', them: 'him', parent: 'father' }),
});
