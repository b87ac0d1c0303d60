import type { UserId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { OwnQuestion } from '../contracts/support.ts';
import { lettersAtRest, type RestPorts } from './letters-at-rest.ts';
import { questionView, QUESTION_COLUMNS, type ShownQuestion } from './question-view.ts';
import { openQuestions } from '../infra/objection-questions.ts';

interface Ports extends RestPorts {
  seals: Seals;
}

/** What an account has written to the staff, and their answers; the newest first. For its holder alone. */
export class ListQuestions {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async execute(accountId: UserId): Promise<OwnQuestion[]> {
    const { db, seals } = this.ports;
    const rows: ShownQuestion[] = await db('content.question')
      .where({ account_id: accountId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select(QUESTION_COLUMNS);
    const resting = await lettersAtRest(this.ports, db('content.question').where({ account_id: accountId }));
    return (await openQuestions(seals, rows)).map((row) => ({ ...questionView(row), rests: resting.has(row.id) }));
  }
}
