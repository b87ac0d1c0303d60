import type { TranslatedArticle } from './new-article.ts';
import { askingForHelp, money, warningSigns } from './in-arabic/care.ts';
import { converts, grownChildren, twoHomes } from './in-arabic/children-and-kin.ts';
import { compatibility, dua, istikhara } from './in-arabic/choosing.ts';
import { conditions, mahr, registering } from './in-arabic/contract.ts';
import { relatives, stepchildren } from './in-arabic/families.ts';
import { limits } from './in-arabic/guardians-limits.ts';
import { guardian } from './in-arabic/guardians.ts';
import { covenant, speaking } from './in-arabic/married-life.ts';
import { afterBereavement, beginningAgain } from './in-arabic/marrying-again.ts';
import { laterInLife, marriedAlready } from './in-arabic/marrying-later.ts';
import { familiesMeet, firstMeeting, sayingNo } from './in-arabic/meeting.ts';
import { grief, unclear, waitingPeriod } from './in-arabic/waiting.ts';

/** Their last section lists the same sources as in English. */
export const inArabic: TranslatedArticle[] = [
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
