import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { truncate } from '#kernel/contracts/truncate.ts';
import { REFERENCES } from '../contracts/markdown.ts';
import { excerptOf, isGeneratedFrom } from '../domain/article.ts';

/** Changes with the code that generates excerpts. */
export const EXCERPT_VERSION = `${truncate}\n${excerptOf}\n${REFERENCES}`;

/** Generates stored excerpts again, except written ones. Returns their number. */
export function recomputeExcerpts({ uow }: { uow: UnitOfWork }): Promise<number> {
  return uow.run(async (tx) => {
    const articles = await tx.db('content.article').select('id', 'excerpt', 'content').forUpdate();
    const made = articles.filter(({ excerpt, content }) => isGeneratedFrom(excerpt, content));
    for (const { id, content } of made)
      await tx
        .db('content.article')
        .where({ id })
        .update({ excerpt: excerptOf(content) });
    return made.length;
  });
}
