import type { Gender } from '#modules/identity/contracts/auth.ts';
import { BIO_MAX } from '#modules/matchmaking/contracts/fields/about-fields.ts';
import type { ExplicitAnswers } from '#modules/matchmaking/contracts/profiles.schema.ts';
import { fill } from '#kernel/i18n/catalogue.ts';
import { childrenInWords, inWords, type Past } from './earlier-marriages.ts';
import { Deck, type Random } from './random.ts';
import { earlierLife, faith, hopes, interests, places, works, type Origin, type Work } from './texts.ts';

export type Practice = ExplicitAnswers['religiousPractice'];

export interface Writer {
  gender: Gender;
  name: string;
  age: number;
  past: Past;
  origin: Origin;
  city: string;
}

/** Sentences in which people describe themselves. A sentence is repeated only if nothing else is left. */
export class OwnWords {
  private readonly random: Random;
  private readonly works: Deck<Omit<Work, 'says'> & { says: string }>;
  private readonly interests: Deck<(typeof interests)[number]>;
  private readonly hopes: Deck<string>;
  private readonly places: Deck<string>;
  private readonly earlierLife: Record<Past['life'], Deck<string>>;
  private readonly faith: Record<Practice, Deck<string>>;
  private readonly written = new Set<string>();

  constructor(gender: Gender, random: Random) {
    this.random = random;
    const open = works.filter((work) => work.only === undefined || work.only === gender);
    this.works = new Deck(
      open.flatMap((work) => work.says.map((says) => ({ ...work, says }))),
      random,
    );
    this.interests = new Deck(interests, random);
    this.hopes = new Deck(hopes, random);
    this.places = new Deck(places, random);
    this.earlierLife = decksOf(earlierLife, random);
    this.faith = decksOf(faith, random);
  }

  /** Work, interests and a text of four or five sentences. Throws if the same text exists already. */
  of(writer: Writer, practice: Practice): { work: Omit<Work, 'says'>; likes: string[]; bio: string } {
    const { past, city } = writer;
    const { says: working, ...work } = this.works.deal(
      (card) => card.title !== 'Homemaker' || past.children.length > 0,
    );
    const like = this.interests.deal();
    const earlier = fill(this.earlierLife[past.life].deal(), placesFor(writer));
    const believing = this.faith[practice].deal();
    const place = fill(this.places.deal(), { city });
    const hope = this.hopes.deal();
    const sentences = this.random.pick([
      [working, earlier, believing, hope],
      [working, earlier, believing, like.says, hope],
      [earlier, working, like.says, believing, hope],
      [working, place, earlier, believing],
      [believing, working, earlier, like.says],
      [earlier, believing, working, place, hope],
      [place, working, like.says, earlier, believing],
    ]);
    const bio = sentences.join(' ');
    if (bio.length > BIO_MAX || this.written.has(bio)) throw new Error(`Somebody of the demo cannot say this: ${bio}`);
    this.written.add(bio);
    const further = this.random.some(interests, this.random.between(2, 4)).map(({ name }) => name);
    return { work, likes: [...new Set([like.name, ...further])], bio };
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
