import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardian.ts';
import { hashOfCode, newCode } from '../domain/verification-code.ts';
import { mailInvitation } from '../emails/invitation.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  guardians: Guardians;
  identity: IdentityFacade;
  mailer: Mailer;
}

/** Sends the verification e-mail again; link and code of the earlier one end. */
export class ResendInvitation {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(wardId: UserId): Promise<void> {
    const { uow, clock, guardians, identity, mailer } = this.ports;
    const code = newCode();
    const codeHash = await hashOfCode(code);
    await uow.run(async (tx) => {
      const [guardian, ward] = [await guardians.ofWard(tx, wardId), await identity.contactOf(tx, wardId)];
      if (!guardian || !ward) throw new DomainError('guardianship.none-named');
      guardian.issueCode(codeHash, clock.now());
      await guardians.save(tx, guardian);
      await mailInvitation(tx, mailer, guardian.state, ward.name, code);
    });
  }
}
