import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { readableCode } from '#kernel/values/readable-code.ts';
import type { Tx } from '#kernel/tx.ts';
import type { EditedPromoCodes } from '../../domain/catalogue/edited-promo-code.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> & { editedPromoCodes: Pick<EditedPromoCodes, 'isTaken'> };

const LENGTH = 8;

/** Generates an unused code for an admin. It is stored only with its promo code. */
export class GeneratePromoCode extends AdminCommand<void, { code: string }, Ports> {
  protected readonly verb = 'generate';
  protected readonly subjectType = 'promo-code';

  protected async change(tx: Tx): Promise<AdminChange<{ code: string }>> {
    let code = readableCode(LENGTH);
    while (await this.ports.editedPromoCodes.isTaken(tx, code, null)) code = readableCode(LENGTH);
    return { subjectId: code, answer: { code } };
  }
}
