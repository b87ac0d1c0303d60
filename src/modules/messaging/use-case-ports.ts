import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { WomensWords } from '#kernel/desk/womens-words.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { GuardianshipFacade } from '../guardianship/index.ts';
import type { IdentityFacade } from '../identity/index.ts';
import type { MatchmakingFacade } from '../matchmaking/index.ts';
import type { Conversations } from './domain/conversation.ts';
import type { GuardianNotes } from './domain/guardian-notes.ts';
import type { Messages } from './domain/messages.ts';

/** Ports of the commands, queries and reactions, each of which picks its own. */
export interface UseCasePorts {
  clock: Clock;
  conversations: Conversations;
  db: Knex;
  guardianship: GuardianshipFacade;
  identity: IdentityFacade;
  limits: Limits;
  matchmaking: MatchmakingFacade;
  messages: Messages;
  notes: GuardianNotes;
  seals: Seals;
  uow: UnitOfWork;
  womensWords: WomensWords;
}
