import { DomainError } from '#kernel/errors.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { TopicVersion } from '../../contracts/topics/admin-topics.schema.ts';
import { versionOfRow } from '../../infra/path/topics-repository.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Every version of a topic, the latest first (R-A.1). */
export class ListTopicVersions extends UseCase<Pick<UseCasePorts, 'db'>> {
  /** @throws common.not-found */
  async execute(topicId: number): Promise<TopicVersion[]> {
    const rows = await this.ports
      .db('matchmaking.topic_version')
      .where({ topic_id: topicId })
      .orderBy('revision', 'desc');
    if (rows.length === 0) throw new DomainError('common.not-found');
    return rows.map(versionOfRow);
  }
}
