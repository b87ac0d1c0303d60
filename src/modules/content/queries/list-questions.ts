import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { QuestionView } from '../contracts/support.ts';
import { questionView, QUESTION_COLUMNS, type ShownQuestion } from './question-view.ts';
import { openQuestions } from '../infra/objection-questions.ts';

/** What an account has written to the staff, and their answers; the newest first. For its holder alone. */
export class ListQuestions {
  private readonly ports: { db: Knex; seals: Seals };
  constructor(ports: { db: Knex; seals: Seals }) {
    this.ports = ports;
  }

  async execute(accountId: UserId): Promise<QuestionView[]> {
    const { db, seals } = this.ports;
    const rows: ShownQuestion[] = await db('content.question')
      .where({ account_id: accountId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select(QUESTION_COLUMNS);
    return (await openQuestions(seals, rows)).map(questionView);
  }
}
