import type { Gender } from '#modules/identity/contracts/auth.ts';
import type { ExplicitAnswers } from '#modules/matchmaking/contracts/profiles.schema.ts';
import about from './data/about.json' with { type: 'json' };
import conversations from './data/conversations.json' with { type: 'json' };
import families from './data/origins.json' with { type: 'json' };
import requests from './data/requests.json' with { type: 'json' };
import type { EarlierLife } from './earlier-marriages.ts';

export interface Work {
  title: string;
  education: string;
  only?: Gender;
}

/** Origin of a family with its names, languages and schools. */
export interface Origin {
  ethnicity: string;
  /** Frequency in relation to the others. */
  weight: number;
  languages: string[];
  traditions: ExplicitAnswers['sectMadhab'][];
  schools: ExplicitAnswers['madhhab'][];
  men: string[];
  women: string[];
  families: string[];
  /** A convert without Muslim family is guarded by an imam. */
  converts?: boolean;
}

/** Facts that a text may mention. */
export interface ProfileFacts {
  life: EarlierLife;
  hasChildren: boolean;
  interest: string | undefined;
  city: string;
}

const wasMarried = ({ life }: ProfileFacts) => life !== 'never_married' && life !== 'married';
const livesWithChildren = ({ life }: ProfileFacts) => life.endsWith('with_children');

/** Conditions on the writer and the reader of a text. */
const conditions = {
  afterMarriageAndDivorce: (writer, reader) => wasMarried(writer) && reader.life.startsWith('divorced'),
  bothHaveChildren: (writer, reader) => writer.hasChildren && reader.hasChildren,
  differentCities: (writer, reader) => writer.city !== reader.city,
  receiverHasChildren: (_, reader) => reader.hasChildren,
  receiverHasInterest: (_, reader) => reader.interest !== undefined,
  receiverIsWidowed: (_, reader) => reader.life.startsWith('widowed'),
  receiverLivesWithChildren: (_, reader) => livesWithChildren(reader),
  receiverWasMarried: (_, reader) => wasMarried(reader),
  sameCity: (writer, reader) => writer.city === reader.city,
  senderHasMarried: (writer) => writer.life !== 'never_married',
  senderLivesWithChildren: livesWithChildren,
} satisfies Record<string, (writer: ProfileFacts, reader: ProfileFacts) => boolean>;

interface Conditional {
  fits?: keyof typeof conditions;
}
interface Topic extends Conditional {
  asks: string;
  answers: string;
  /** The asker's last word. */
  replies?: string;
}

/** Returns whether a text fits what both wrote about themselves. */
export const fitsBoth = ({ fits }: Conditional, writer: ProfileFacts, reader: ProfileFacts): boolean =>
  fits === undefined || conditions[fits](writer, reader);

export const { interests } = about;
export const works = about.works as Work[];

export const origins = families.origins as Origin[];
export const { cities } = families;

type Exchange = [first: string, second: string];
/** The first two messages, by who begins: first the beginner's, then the other's. */
export const openings = conversations.openings as Record<Gender, Exchange[]>;
export const topics = conversations.topics as Topic[];
export const meetings = conversations.meetings as Exchange[];
export const { withheld } = conversations;

/** Notes of interest requests. Places: `ownCity`, `ownWork`, `city`, `work`, `interest`. */
export const notes = requests.notes as Record<Gender, (Conditional & { says: string })[]>;
/** Words of answers; some answer without any. */
export const { acceptances, refusals, guardiansRefusals } = requests;
