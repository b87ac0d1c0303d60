import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { Tx } from '#kernel/tx.ts';
import { ticketStateOf } from '../domain/support-ticket.ts';
import { ticketForStaff, type TicketResult, type TicketPorts } from '../support-ticket/ticket-for-staff.ts';

/** A note for colleagues, also on a closed ticket or one that a colleague works on. The audit stores no text. */
export class AddSupportNote extends AdminCommand<{ id: string; note: string }, TicketResult, TicketPorts> {
  protected readonly verb = 'note';
  protected readonly subjectType = 'support';

  /** @throws common.not-found, content.conflict-of-interest */
  protected async change(
    tx: Tx,
    { id, note }: { id: string; note: string },
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<TicketResult>> {
    const ticket = await ticketForStaff(tx, this.ports, id, admin);
    ticket.note(note, admin.userId, at);
    await this.ports.questions.save(tx, ticket);
    return { subjectId: id, answer: { id, state: ticketStateOf(ticket.state) } };
  }
}
