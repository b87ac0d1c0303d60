import { z } from 'zod';
import { blankIsAbsent } from '#kernel/contracts/fields.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';

/** Of which ward a guardian of several asks; of all of them where it is left out. */
export const ofWard = z.object({ wardProfileId: blankIsAbsent(profileIdInAddress) });
