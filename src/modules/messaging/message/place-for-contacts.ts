import { contactKinds, type Flag } from '#kernel/contracts/flags.ts';
import { isFamilyStage, type Match } from '../../matchmaking/index.ts';

/** Marks contact details from the family introduction on: the match has a page with a place for them (R-C.4). */
export const withPlace = (flags: Flag[], match: Pick<Match, 'id' | 'stage'> | undefined): Flag[] =>
  match && isFamilyStage(match.stage)
    ? flags.map((flag) => (contactKinds.some((kind) => kind === flag.kind) ? { ...flag, matchId: match.id } : flag))
    : flags;
