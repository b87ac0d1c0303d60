import { networkOf } from '#kernel/limits.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { QuestionView } from '../../contracts/support.schema.ts';
import { hashOfHelpKey, looksLikeHelpKey } from '../../domain/help-key.ts';
import { openQuestions } from '../../infra/questions-repository.ts';
import { contentLimits } from '../../limits.ts';
import { questionView, QUESTION_COLUMNS, type ShownQuestion } from '../../support-ticket/support-ticket-view.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** The tickets under a key with their answers, the newest first; empty for an unknown key. */
export class ReadUnderKey extends UseCase<Pick<UseCasePorts, 'db' | 'limits' | 'seals'>> {
  /** @throws common.rate-limited for `network` */
  async execute(key: string, network: string): Promise<QuestionView[]> {
    const { db, limits, seals } = this.ports;
    await limits.consume(contentLimits['keys tried from an address'], networkOf(network));
    if (!looksLikeHelpKey(key)) return [];
    const rows: ShownQuestion[] = await db('content.question')
      .where({ key_hash: await hashOfHelpKey(key) })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select(QUESTION_COLUMNS);
    return (await openQuestions(seals, rows)).map(questionView);
  }
}
