import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { SavedSearch } from '../contracts/saved-searches.ts';
import { emails } from '../emails.ts';
import { profileOf } from '../index.ts';
import { searchesOf } from '../infra/knex-saved-searches.ts';
import { IS_FOUND } from './browse-sql.ts';

interface Ports {
  db: Knex;
  clock: Clock;
  seals: Seals;
  identity: IdentityFacade;
}

/** A member's own searches, the first kept first, each with why its letter rests, if it does. */
export class ListSavedSearches {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(actor: Actor): Promise<SavedSearch[]> {
    const { db, seals } = this.ports;
    const rows = await db('matchmaking.saved_search')
      .where({ profile_id: profileOf(actor) })
      .orderBy('id');
    const rests = await this.whyLettersRest(actor);
    return (await searchesOf(seals, rows)).map(({ id, name, filters, letter, createdAt }) => ({
      id,
      name,
      filters,
      letter,
      letterRests: letter === 'none' ? null : rests,
      createdAt: createdAt.toISOString(),
    }));
  }

  private async whyLettersRest(actor: Actor): Promise<SavedSearch['letterRests']> {
    const { db, clock, identity } = this.ports;
    if (!(await identity.takesEmails(db, actor.userId, emails.searchLetter.setting!))) return 'switched-off';
    const [found] = await prepared(db, IS_FOUND, { me: profileOf(actor), today: clock.now() });
    return found ? null : 'not-found';
  }
}
