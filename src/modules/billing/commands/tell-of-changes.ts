import type { Clock } from '#kernel/clock.ts';
import { oneByOne } from '#kernel/one-by-one.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Entitlements, ToldStandings } from '../domain/entitlements.ts';
import type { People } from '../domain/people.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  told: ToldStandings;
  entitlements: Entitlements;
  people: Pick<People, 'lock'>;
}

/** Tells what an account may use from now on, where the better of its plans has ended and another one goes on. */
export class TellOfChanges {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(): Promise<void> {
    const { uow, clock, told, entitlements, people } = this.ports;
    const at = clock.now();
    const over = await uow.run((tx) => told.over(tx, at));
    await oneByOne(over, (accountId) =>
      uow.run(async (tx) => {
        await people.lock(tx, accountId);
        if (await told.isOver(tx, accountId, at)) await entitlements.tell(tx, accountId);
      }),
    );
  }
}
