import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { findLink } from '../queries/decision-link.ts';
import type { MailGuardian } from '../reactions/mail-guardian.ts';
import { guardianshipLimits } from '../limits.ts';

interface Ports {
  db: Knex;
  uow: UnitOfWork;
  clock: Clock;
  limits: Limits;
  letters: Pick<MailGuardian, 'sendAgain'>;
}

/** A guardian asks at an ended link for a new one: as long as its item waits for him it is mailed, to his address only (decisions 2.15). */
export class RenewDecisionLink {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws `common.not-found` where the link leads to nothing that waits for him, and `common.too-many`. */
  async execute(token: string): Promise<void> {
    const { db, uow, clock, limits, letters } = this.ports;
    const link = await findLink(db, token);
    if (!link?.isPending || link.expiresAt > clock.now()) throw new DomainError('common.not-found');
    await limits.take(guardianshipLimits['new links to an item'], link.approvalId);
    await uow.run(async (tx) => {
      if (!(await letters.sendAgain(tx, link.approvalId))) throw new DomainError('common.not-found');
    });
  }
}
