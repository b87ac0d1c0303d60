import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Entitlements, ToldStandings } from '../domain/entitlements.ts';

const BATCH = 100;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  told: ToldStandings;
  entitlements: Entitlements;
}

/** Tells what an account may use from now on, where the better of its plans has ended and another one goes on. */
export class TellOfChanges {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(): Promise<void> {
    const { uow, clock, told, entitlements } = this.ports;
    for (let changed = BATCH; changed === BATCH;)
      changed = await uow.run(async (tx) => {
        const accounts = await told.over(tx, clock.now(), BATCH);
        for (const accountId of accounts) await entitlements.tell(tx, accountId);
        return accounts.length;
      });
  }
}
