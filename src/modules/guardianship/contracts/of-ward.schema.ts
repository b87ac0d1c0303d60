import { z } from 'zod';
import { blankIsAbsent } from '#kernel/contracts/fields.ts';
import { profileIdInAddress } from '#kernel/contracts/ids.ts';

/** Filters a guardian's list by one ward; all of his wards without it. */
export const ofWard = z.object({ wardProfileId: blankIsAbsent(profileIdInAddress) });
