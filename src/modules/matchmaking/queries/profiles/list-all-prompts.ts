import { AdminList, type ListReading } from '#kernel/admin/admin-list.ts';
import type { prompts } from '../../contracts/prompts/admin-prompts.schema.ts';
import { promptOfRow } from '../../infra/prompts-repository.ts';
import type { PromptRow } from '../../infra/rows.ts';

export class ListAllPrompts extends AdminList<typeof prompts.list, PromptRow> {
  protected rows({ db }: ListReading) {
    return db('matchmaking.prompt');
  }

  protected records(rows: PromptRow[]) {
    return rows.map(promptOfRow);
  }
}
