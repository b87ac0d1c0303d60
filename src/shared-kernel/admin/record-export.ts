import { AdminCommand, type AdminChange } from './admin-command.ts';
import type { Tx } from '../tx.ts';

/** An exported list: its name, what it was narrowed to, and the number of rows. */
interface ExportedList {
  list: string;
  filter: Record<string, unknown>;
  rows: number;
}

/** Records who exported which list; words of a search are left out, because they can name a person. */
export class RecordExport extends AdminCommand<ExportedList, object> {
  protected readonly verb = 'export';
  protected readonly subjectType = 'list';

  protected async change(_: Tx, { list, filter, rows }: ExportedList): Promise<AdminChange<object>> {
    const { q, ...others } = filter;
    const searched = q === undefined || q === '' ? {} : { isSearched: true };
    return { subjectId: list, after: { rows, ...others, ...searched }, answer: {} };
  }
}
