import type { Translated } from '../translations.ts';
import { askingForHelp, money, warningSigns } from './in-arabic/care.ts';
import { compatibility, istikhara } from './in-arabic/choosing.ts';
import { conditions, mahr, registering } from './in-arabic/contract.ts';
import { limits } from './in-arabic/guardians-limits.ts';
import { guardian } from './in-arabic/guardians.ts';
import { covenant, speaking } from './in-arabic/married-life.ts';
import { afterBereavement, beginningAgain } from './in-arabic/marrying-again.ts';
import { familiesMeet, firstMeeting, sayingNo } from './in-arabic/meeting.ts';
import { waitingPeriod } from './in-arabic/waiting.ts';

/** Articles in Arabic; their last section lists the same sources. */
export const inArabic: Translated[] = [
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
