import type { Knex } from 'knex';
import type { ApprovalType } from '../contracts/approvals.ts';
import type { ReviewedItem, ReviewMaterialPort } from '../ports.ts';

interface Subject {
  type: ApprovalType;
  subject_id: string;
}

/** Maps approvals to the words that they are about, by type and id: a request and its answer have the same id. */
export async function reviewedItems(
  db: Knex,
  material: ReviewMaterialPort,
  subjects: Subject[],
): Promise<(subject: Subject) => ReviewedItem | undefined> {
  const byType = new Map(
    await Promise.all(
      [...Map.groupBy(subjects, ({ type }) => type)].map(async ([type, its]) => {
        const ids = its.map((subject) => subject.subject_id);
        return [type, await material.items(db, type, ids)] as const;
      }),
    ),
  );
  return ({ type, subject_id: id }) => byType.get(type)?.get(id);
}
