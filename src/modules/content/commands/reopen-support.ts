import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { reopenCase } from '#kernel/desk/case-assignments.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { Tx } from '#kernel/tx.ts';
import { ticketStateOf } from '../domain/support-ticket.ts';
import { ticketForStaff, type TicketResult, type TicketPorts } from '../support-ticket/ticket-for-staff.ts';

/** Opens a closed ticket again, for the member of staff who did it. */
export class ReopenSupport extends AdminCommand<string, TicketResult, DeskPorts & TicketPorts> {
  protected readonly verb = 'reopen';
  protected readonly subjectType = 'support';

  /** @throws common.not-found, desk.already-assigned, content.question-open, content.conflict-of-interest */
  protected async change(
    tx: Tx,
    id: string,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<TicketResult>> {
    const { questions, staffNames } = this.ports;
    const ticket = await ticketForStaff(tx, this.ports, id, admin, {
      lock: () => reopenCase(tx, { queue: 'support', id }, { staff: admin.userId, at, names: staffNames }),
    });
    const before = { state: ticketStateOf(ticket.state) };
    ticket.reopen(at);
    await questions.save(tx, ticket);
    const after = { state: ticketStateOf(ticket.state) };
    return { subjectId: id, before, after, answer: { id, ...after } };
  }
}
