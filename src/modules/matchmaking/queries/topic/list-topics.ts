import { AdminList, type Conditions, type ListReading } from '#kernel/admin/admin-list.ts';
import type { topics } from '../../contracts/topics/admin-topics.schema.ts';
import { topicStages } from '../../contracts/topics/topics.ts';
import { topicOfRow } from '../../infra/path/topics-repository.ts';
import type { TopicRow } from '../../infra/rows.ts';

/** Topics of the console; their sort by stage is the order in which a match shows them. */
export class ListTopics extends AdminList<typeof topics.list, TopicRow> {
  protected override readonly columns = { stage: 'place' };
  protected override readonly conditions: Conditions<typeof topics.list> = {
    stage: (rows, stage) => void rows.where({ stage }),
  };
  protected override readonly defaultSort = ['stage', 'ASC'] as const;

  protected rows({ db }: ListReading) {
    return db.from(
      db('matchmaking.topic')
        .select('*', db.raw('array_position(?::text[], stage) * 10000 + display_order as place', [topicStages]))
        .as('topic'),
    );
  }

  protected records(rows: TopicRow[]) {
    return rows.map(topicOfRow);
  }
}
