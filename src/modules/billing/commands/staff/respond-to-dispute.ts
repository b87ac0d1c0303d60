import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand, type DeskPorts } from '#kernel/desk/case-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { DisputeAnswered } from '../../contracts/admin-disputes.schema.ts';
import { respond, type DisputeResponse } from '../../domain/payment-dispute.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = DeskPorts & Pick<UseCasePorts, 'disputes'>;

interface Response {
  id: string;
  response: DisputeResponse;
}

/** An admin records that he sent evidence about a disputed payment to the provider, or that he will not. */
export class RespondToDispute extends CaseCommand<Response, DisputeAnswered, Ports> {
  protected readonly verb = 'respond-to-dispute';
  protected readonly queue = 'payment-disputes';
  protected readonly alreadyResolvedCode = 'common.conflict';
  protected readonly subjectType = 'payment-dispute';

  /** @throws common.not-found, or common.conflict if staff have responded or the bank has decided */
  protected async resolve(
    tx: Tx,
    { id, response }: Response,
    { at }: { at: Date },
  ): Promise<AdminChange<DisputeAnswered>> {
    const { disputes } = this.ports;
    const dispute = await disputes.find(tx, id);
    if (!dispute) throw new DomainError('common.not-found');
    await disputes.save(tx, respond(dispute, response, at));
    return { subjectId: id, before: { response: null }, after: { response }, answer: { id, response } };
  }
}
