import type { ModuleParts } from '#kernel/module.ts';
import { lockUntilEnd } from '#kernel/persistence/locks.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';

/** Adds the initial data of every site, such as plans, without changing existing rows. One process at a time. */
export function seedReferenceData(uow: UnitOfWork, parts: ModuleParts[]): Promise<void> {
  return uow.run(async (tx) => {
    await lockUntilEnd(tx.db, 'referenceData');
    for (const part of parts) await part.seed?.(tx);
  });
}
