import type { Gender } from '#modules/identity/contracts/auth.ts';
import type prompts from '#texts/en/prompts.json';
import words from './data/own-words.json' with { type: 'json' };
import { Deck, type Random } from './random.ts';
import type { Words, Writer, WrittenWords } from './profiles.ts';
import { interests, works, type Work } from './texts.ts';

/** Short answers by the keys of the first prompts. */
export type ShortAnswers = Partial<Record<keyof typeof prompts, string>>;

/** A member's own words, by the local part of the address; `facts` are those they were written for. */
export const ownWords: Readonly<
  Record<string, { facts: string; bio: string; lookingFor?: string; dealBreakers?: string; answers?: ShortAnswers }>
> = words;

/** Words that a person wrote for each member of the demo, with work and interests that are dealt. */
export class OwnWords implements Words {
  private readonly random: Random;
  private readonly works: Deck<Work>;
  private readonly interests: Deck<string>;

  constructor(gender: Gender, random: Random) {
    this.random = random;
    this.works = new Deck(
      works.filter((work) => work.only === undefined || work.only === gender),
      random,
    );
    this.interests = new Deck(interests, random);
  }

  of({ key = '', past }: Writer): WrittenWords {
    const work = this.works.deal(({ title }) => title !== 'Homemaker' || past.children.length > 0);
    const further = this.random.some(interests, this.random.between(2, 4));
    const { facts: _, answers: __, ...own } = ownWords[key] ?? { facts: '', bio: '' };
    return { work, likes: [...new Set([this.interests.deal(), ...further])], ...own };
  }
}
