import type { Translated } from '../translations.ts';
import { istikhara } from './in-urdu/choosing.ts';
import { conditions, mahr, registering } from './in-urdu/contract.ts';
import { guardian } from './in-urdu/guardians.ts';
import { afterBereavement, beginningAgain } from './in-urdu/marrying-again.ts';
import { familiesMeet, firstMeeting, sayingNo } from './in-urdu/meeting.ts';

/** Articles in Urdu; their last section lists the same sources. */
export const inUrdu: Translated[] = [
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
