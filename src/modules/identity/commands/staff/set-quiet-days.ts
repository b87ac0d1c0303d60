import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { QuietPeriod } from '../../contracts/quiet-days.schema.ts';
import type { QuietDays } from '../../domain/quiet-days.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock'> {
  quietDays: QuietDays;
}
type Dates = Pick<QuietPeriod, 'startsOn' | 'endsOn'>;

/** An admin sets the dates of quiet days, or restores the calculated ones. */
export class SetQuietDays extends AdminCommand<{ id: string; dates: Dates | null }, QuietPeriod, Ports> {
  protected readonly verb: 'set' | 'reset';
  protected readonly subjectType = 'quiet-days';

  constructor(ports: Ports, verb: 'set' | 'reset') {
    super(ports);
    this.verb = verb;
  }

  /** @throws common.not-found for days of neither this Hijri year nor the next */
  protected async change(
    tx: Tx,
    { id, dates }: { id: string; dates: Dates | null },
    { at }: { at: Date },
  ): Promise<AdminChange<QuietPeriod>> {
    const { quietDays } = this.ports;
    const find = async () => (await quietDays.periods(tx, at)).find((period) => period.id === id);
    const before = await find();
    if (!before) throw new DomainError('common.not-found');
    await (dates ? quietDays.set(tx, id, dates) : quietDays.reset(tx, id));
    const after = (await find())!;
    const datesOf = ({ startsOn, endsOn }: Dates) => ({ startsOn, endsOn });
    return { subjectId: id, before: datesOf(before), after: datesOf(after), answer: after };
  }
}
