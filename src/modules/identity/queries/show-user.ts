import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UserRecord } from '../contracts/admin-users.ts';
import { readUser } from './user-record.ts';

/** One account, for the staff. */
export class ShowUser {
  private readonly ports: { db: Knex; clock: Clock };
  constructor(ports: { db: Knex; clock: Clock }) {
    this.ports = ports;
  }

  /** Throws `common.not-found`. */
  async execute(id: UserId): Promise<UserRecord> {
    const user = await readUser(this.ports.db, id, this.ports.clock.now());
    if (!user) throw new DomainError('common.not-found');
    return user;
  }
}
