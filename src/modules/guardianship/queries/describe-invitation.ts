import { DomainError } from '#kernel/errors.ts';
import type { InvitationId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { GuardianState } from '../domain/guardian-state.ts';
import { wardOfInvited, type People } from '../domain/people.ts';
import { hashOfCode } from '../domain/verification-code.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'clock' | 'guardians'> {
  identity: People;
}

/** Describes an invitation's link. Verifies and counts nothing, so that looking uses up no code. */
export class DescribeInvitation extends UseCase<Ports> {
  /** @throws what verifying by the link would throw */
  async execute(id: InvitationId, code: string): Promise<{ guardian: GuardianState; wardName: string }> {
    const { uow, clock, guardians, identity } = this.ports;
    const codeHash = await hashOfCode(code);
    return uow.run(async (tx) => {
      const guardian = await guardians.byInvitation(tx, id);
      if (!guardian) throw new DomainError('guardianship.link-invalid');
      if (!guardian.fits(codeHash, clock.now())) throw new DomainError('guardianship.code-wrong');
      const ward = await wardOfInvited(tx, identity, guardian);
      return { guardian: guardian.state, wardName: ward.name };
    });
  }
}
