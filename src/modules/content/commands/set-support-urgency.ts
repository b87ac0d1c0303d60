import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { Tx } from '#kernel/tx.ts';
import { ticketStateOf } from '../domain/support-ticket.ts';
import { ticketForStaff, type TicketResult, type TicketPorts } from '../support-ticket/ticket-for-staff.ts';

interface UrgencyInput {
  id: string;
  isUrgent: boolean;
}

/** Puts a ticket of somebody in danger first in the queue, or back into its order. */
export class SetSupportUrgency extends AdminCommand<UrgencyInput, TicketResult, TicketPorts> {
  protected readonly verb = 'set-urgency';
  protected readonly subjectType = 'support';

  /** @throws common.not-found, content.conflict-of-interest */
  protected async change(
    tx: Tx,
    { id, isUrgent }: UrgencyInput,
    { admin }: { admin: Actor },
  ): Promise<AdminChange<TicketResult>> {
    const ticket = await ticketForStaff(tx, this.ports, id, admin);
    const before = { isUrgent: ticket.state.isUrgent };
    ticket.setUrgency(isUrgent);
    await this.ports.questions.save(tx, ticket);
    return { subjectId: id, before, after: { isUrgent }, answer: { id, state: ticketStateOf(ticket.state) } };
  }
}
