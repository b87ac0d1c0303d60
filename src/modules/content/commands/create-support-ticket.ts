import { resolutionOf } from '#kernel/desk/case-assignments.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ResolvedCase } from '../contracts/support.schema.ts';
import { SupportTicket, type SupportTicketState } from '../domain/support-ticket.ts';
import { contentLimits } from '../limits.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'uow' | 'clock' | 'limits' | 'questions' | 'reports' | 'parties'>;

interface SupportTicketInput extends Pick<SupportTicketState, 'message' | 'notifyByEmail'> {
  about?: ResolvedCase | null | undefined;
}

/** A member writes to staff; nobody else can notice it. */
export class CreateSupportTicket extends UseCase<Ports> {
  /**
   * @throws common.rate-limited, content.already-pending, and common.not-found unless `about` is a resolved case that
   * concerns this account
   */
  execute(accountId: UserId, { about = null, ...input }: SupportTicketInput): Promise<SupportTicketState> {
    const { uow, clock, limits, questions } = this.ports;
    return uow.run(async (tx) => {
      await limits.inside(tx).consume(contentLimits['questions of an account'], accountId);
      const appealed = about && (await this.appealed(tx, accountId, about));
      const at = clock.now();
      const question = SupportTicket.ask(
        { id: newId(at), asker: { accountId }, address: null, about: appealed, ...input },
        at,
      );
      await questions.save(tx, question);
      return question.state;
    });
  }

  private async appealed(tx: Tx, accountId: UserId, about: ResolvedCase): Promise<SupportTicketState['about']> {
    const settlement = await resolutionOf(tx, about);
    if (!settlement || !(await this.isParty(tx, accountId, about))) throw new DomainError('common.not-found');
    return { ...about, ...settlement };
  }

  private async isParty(tx: Tx, accountId: UserId, about: ResolvedCase): Promise<boolean> {
    const { reports, parties } = this.ports;
    if (about.queue !== 'reports') return parties.isParty(tx, accountId, about);
    return (await reports.find(tx, about.id))?.state.reporterId === accountId;
  }
}
