import type { Translated } from '../translations.ts';
import { istikhara } from './in-arabic/choosing.ts';
import { conditions, mahr, registering } from './in-arabic/contract.ts';
import { guardian } from './in-arabic/guardians.ts';
import { afterBereavement, beginningAgain } from './in-arabic/marrying-again.ts';
import { familiesMeet, firstMeeting, sayingNo } from './in-arabic/meeting.ts';

/** Articles in Arabic; their last section lists the same sources. */
export const inArabic: Translated[] = [
  beginningAgain,
  istikhara,
  guardian,
  afterBereavement,
  mahr,
  conditions,
  firstMeeting,
  familiesMeet,
  sayingNo,
  registering,
];
