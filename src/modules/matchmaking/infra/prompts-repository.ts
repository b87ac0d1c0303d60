import { tableRepository } from '#kernel/persistence/table-repository.ts';
import type { Tx } from '#kernel/tx.ts';
import type { PromptRecord } from '../contracts/prompts/admin-prompts.schema.ts';
import type { Prompt } from '../contracts/prompts/prompts.ts';
import type { Prompts } from '../domain/profile/prompts.ts';
import { firstPrompts } from '../reference/prompts.ts';
import type { PromptRow } from './rows.ts';

export const promptOfRow = (row: PromptRow): PromptRecord => ({
  id: row.id,
  question: row.question,
  supposes: row.supposes,
  displayOrder: row.display_order,
  revision: row.revision,
});

const rowOf = (fields: Omit<PromptRecord, 'id' | 'revision'>) => ({
  question: fields.question,
  supposes: fields.supposes,
  display_order: fields.displayOrder,
});

export const promptRecords = tableRepository<PromptRecord, PromptRow>('matchmaking.prompt', {
  recordOf: promptOfRow,
  rowOf,
});

export const promptOf = ({ id, question, supposes }: PromptRow): Prompt => ({
  promptId: id,
  question,
  supposes,
});

export const prompts: Prompts = {
  offered: async (tx) => (await tx.db('matchmaking.prompt').orderBy('display_order').orderBy('id')).map(promptOf),
};

/** Adds the first prompts to an empty table; an operator's changes stay. */
export async function seedPrompts(tx: Tx): Promise<void> {
  if (await tx.db('matchmaking.prompt').first('id')) return;
  await tx.db('matchmaking.prompt').insert(firstPrompts.map(rowOf));
}
