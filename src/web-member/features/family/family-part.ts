import type { PathView } from '#modules/matchmaking/contracts/family/family-contact.schema.ts';

/** The reader of the page, on whom the texts depend. */
export type FamilyReader = 'his' | 'hers' | 'guardian';

/** A part of the page: whose page, of which match, and what the match's path says. */
export type FamilyPart = { id: string; reader: FamilyReader; path: PathView; onReport: () => void };
