import type { TranslatedArticle } from './new-article.ts';
import { askingForHelp, money, warningSigns } from './in-urdu/care.ts';
import { converts, grownChildren, twoHomes } from './in-urdu/children-and-kin.ts';
import { compatibility, dua, istikhara } from './in-urdu/choosing.ts';
import { conditions, mahr, registering } from './in-urdu/contract.ts';
import { relatives, stepchildren } from './in-urdu/families.ts';
import { limits } from './in-urdu/guardians-limits.ts';
import { guardian } from './in-urdu/guardians.ts';
import { covenant, speaking } from './in-urdu/married-life.ts';
import { afterBereavement, beginningAgain } from './in-urdu/marrying-again.ts';
import { laterInLife, marriedAlready } from './in-urdu/marrying-later.ts';
import { familiesMeet, firstMeeting, sayingNo } from './in-urdu/meeting.ts';
import { grief, unclear, waitingPeriod } from './in-urdu/waiting.ts';

/** Their last section lists the same sources as in English. */
export const inUrdu: TranslatedArticle[] = [
  beginningAgain,
  istikhara,
  guardian,
  afterBereavement,
  stepchildren,
  relatives,
  compatibility,
  dua,
  covenant,
  speaking,
  waitingPeriod,
  warningSigns,
  limits,
  twoHomes,
  mahr,
  conditions,
  money,
  firstMeeting,
  familiesMeet,
  sayingNo,
  unclear,
  grief,
  registering,
  converts,
  grownChildren,
  laterInLife,
  marriedAlready,
  askingForHelp,
];
