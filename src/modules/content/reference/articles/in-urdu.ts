import type { Translated } from '../translations.ts';
import { askingForHelp, money, warningSigns } from './in-urdu/care.ts';
import { compatibility, istikhara } from './in-urdu/choosing.ts';
import { conditions, mahr, registering } from './in-urdu/contract.ts';
import { limits } from './in-urdu/guardians-limits.ts';
import { guardian } from './in-urdu/guardians.ts';
import { covenant, speaking } from './in-urdu/married-life.ts';
import { afterBereavement, beginningAgain } from './in-urdu/marrying-again.ts';
import { familiesMeet, firstMeeting, sayingNo } from './in-urdu/meeting.ts';
import { waitingPeriod } from './in-urdu/waiting.ts';

/** Articles in Urdu; their last section lists the same sources. */
export const inUrdu: Translated[] = [
  beginningAgain,
  istikhara,
  guardian,
  afterBereavement,
  compatibility,
  covenant,
  speaking,
  waitingPeriod,
  warningSigns,
  limits,
  mahr,
  conditions,
  money,
  firstMeeting,
  familiesMeet,
  sayingNo,
  registering,
  askingForHelp,
];
