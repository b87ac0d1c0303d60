import { DomainError } from '#kernel/errors.ts';
import { hashOfToken } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'matches' | 'familyContacts'>;

/** A named relative says no by the mailed link, without an account: the details are deleted (R-C.2). Idempotent. */
export class DeclineAsRelative extends UseCase<Ports> {
  /** @throws common.not-found if the link has ended */
  execute(token: string): Promise<void> {
    const { uow, clock, matches, familyContacts } = this.ports;
    return uow.run(async (tx) => {
      const hash = hashOfToken(token);
      const id = await familyContacts.matchOfLink(tx, hash);
      const match = id && (await matches.find(tx, id));
      const contact = match && (await familyContacts.ofMatch(tx, match.state));
      // Taken back while this transaction waited for the lock.
      if (contact?.state.relative?.tokenHash !== hash) throw new DomainError('common.not-found');
      contact.declineRelative(clock.now());
      await familyContacts.save(tx, contact);
    });
  }
}
