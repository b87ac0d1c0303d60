import { DomainError } from '#kernel/errors.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { loadMatchForParticipant, type ParticipantPorts } from '../match/load-match-for-participant.ts';
import { matchOfObjection } from '../match/match-of-objection.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = ParticipantPorts & Pick<UseCasePorts, 'uow' | 'clock' | 'identity'>;

/** A ward objects to her guardian's end by the link in her email, without signing in. */
export class ObjectByLink extends UseCase<Ports> {
  /** @throws common.not-found if the link ended or her account is not active */
  execute(token: string): Promise<void> {
    const { uow, clock, matches } = this.ports;
    return uow.run(async (tx) => {
      const { id, woman } = await matchOfObjection(tx, this.ports, token);
      const she = { userId: woman.accountId, profileId: woman.profileId };
      const { match, by } = await loadMatchForParticipant(tx, this.ports, she, id);
      // Used or ended while this transaction waited for the lock.
      if (match.state.guardianEnd?.objectionHash !== hashOfToken(token)) throw new DomainError('common.not-found');
      match.object(by, clock.now());
      await matches.save(tx, match);
    });
  }
}
