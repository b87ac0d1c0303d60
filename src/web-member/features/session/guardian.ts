import type { getGuardian } from '#kernel/contracts/guardian.ts';
import type { z } from 'zod';

/** A guardian as GET /api/guardian tells of him. */
export type Guardian = NonNullable<z.output<(typeof getGuardian)['answer']>>;
