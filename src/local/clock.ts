import type { Knex } from 'knex';
import { OffsetClock } from '#kernel/clock.ts';
import type { Listener } from '#kernel/persistence/listener.ts';
import { lockUntilEnd } from '#kernel/persistence/locks.ts';

const CHANNEL = 'mithaq_clock';

/**
 * The application's clock in local mode: the system's, moved ahead by POST /dev/clock. The offset is stored, so that a
 * restart does not go back in time.
 */
export class LocalClock extends OffsetClock {
  private readonly db: Knex;

  private constructor(db: Knex) {
    super();
    this.db = db;
  }

  static async open(db: Knex): Promise<LocalClock> {
    await db.transaction(async (trx) => {
      await lockUntilEnd(trx, 'localClock');
      await trx.raw('create schema if not exists local');
      await trx.raw(
        'create table if not exists local.clock (only_row boolean primary key default true check (only_row), milliseconds bigint not null)',
      );
      await trx.raw('insert into local.clock (milliseconds) values (0) on conflict do nothing');
    });
    const clock = new LocalClock(db);
    await clock.read();
    return clock;
  }

  /** Moves every process's clock ahead. */
  async advance(milliseconds: number): Promise<void> {
    await this.db.raw('update local.clock set milliseconds = milliseconds + ?', [milliseconds]);
    await this.read();
    await this.db.raw('select pg_notify(?, ?)', [CHANNEL, '']);
  }

  follow(listener: Listener): void {
    listener.on(CHANNEL, () => void this.read());
  }

  private async read(): Promise<void> {
    const row = await this.db('local.clock').first('milliseconds');
    this.setOffset(Number(row.milliseconds));
  }
}

/**
 * Milliseconds of an ISO 8601 duration such as P32D, PT1H30M or P1W. Null if it is invalid, or has months or years,
 * whose length varies.
 */
export function durationOf(text: string): number | null {
  const parts = /^P(?=.)(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/.exec(
    text,
  );
  if (!parts) return null;
  const [weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
