import type { AdminResource, CrudRepository } from '#kernel/admin/admin-resource.ts';
import type { Tx } from '#kernel/tx.ts';
import { promptFields, type PromptFields, type PromptRecord } from '../../contracts/prompts/admin-prompts.schema.ts';
import type { Prompt } from '../../contracts/prompts/prompts.ts';

export interface Prompts {
  /** The prompts on offer in their order; not locked. */
  offered(tx: Tx): Promise<Prompt[]>;
}

/** Operators edit the list; answers keep the question that they were given to (R-C.5). */
export const promptsOf = (prompts: CrudRepository<PromptRecord>): AdminResource<PromptRecord, PromptFields> => ({
  subjectType: 'prompt',
  fields: promptFields.keyof().options,
  find: (tx, id) => prompts.find(tx, id),
  add: (tx, fields) => prompts.add(tx, fields),
  change: (tx, before, changes) => prompts.save(tx, { ...before, ...changes }),

  async remove(tx, { id }) {
    await prompts.remove(tx, id);
    return null;
  },
});
