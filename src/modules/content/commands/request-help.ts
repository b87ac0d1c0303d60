import { mailboxOf } from '#kernel/values/email-address.ts';
import { newId } from '#kernel/values/ids.ts';
import { networkOf, type Try } from '#kernel/limits.ts';
import { UseCase } from '#kernel/use-case.ts';
import { hashOfHelpKey, newHelpKey } from '../domain/help-key.ts';
import { SupportTicket } from '../domain/support-ticket.ts';
import { contentLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface SupportTicketInput {
  message: string;
  /** For an email about the answer; null without one. */
  address: string | null;
  /** A former key, to file this message under as well. */
  key: string | null;
}

/**
 * A person without an account writes to staff, anonymously; a key gives access to the answer. From the address of a
 * disabled account it is an appeal, which nobody but the staff reads.
 */
export class RequestHelp extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'limits' | 'questions' | 'identity'>> {
  /**
   * Returns the key, which is not stored.
   * @throws common.rate-limited for `network`
   */
  async execute(
    { message, address, key: given }: SupportTicketInput,
    network: string,
  ): Promise<{ key: string; isNew: boolean }> {
    const { uow, clock, limits, questions, identity } = this.ports;
    await limits.consumeEach([
      [contentLimits['messages for help from an address'], networkOf(network)],
      ...(address ? [[contentLimits['answers that are mailed to a mailbox'], mailboxOf(address)] satisfies Try] : []),
    ]);
    const [made, givenHash] = [newHelpKey(), given && (await hashOfHelpKey(given))];
    const madeHash = await hashOfHelpKey(made);
    return uow.run(async (tx) => {
      const at = clock.now();
      const isNew = !givenHash || !(await questions.isKeyKnown(tx, givenHash));
      const asker = { keyHash: isNew ? madeHash : givenHash };
      const appealed = address === null ? null : await identity.appealableAt(tx, address, at);
      const about = appealed && { queue: 'users' as const, ...appealed };
      await questions.save(
        tx,
        SupportTicket.ask({ id: newId(at), asker, message, address, notifyByEmail: false, about }, at),
      );
      return { key: isNew ? made : given!, isNew };
    });
  }
}
