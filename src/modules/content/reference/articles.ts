import { askingForHelp, money, warningSigns } from './articles/care.ts';
import { converts, grownChildren, twoHomes } from './articles/children-and-kin.ts';
import { compatibility, dua, istikhara } from './articles/choosing.ts';
import { conditions, mahr, registering } from './articles/contract.ts';
import { relatives, stepchildren } from './articles/families.ts';
import { limits } from './articles/guardians-limits.ts';
import { guardian } from './articles/guardians.ts';
import { covenant, speaking } from './articles/married-life.ts';
import { afterBereavement, beginningAgain } from './articles/marrying-again.ts';
import { laterInLife, marriedAlready } from './articles/marrying-later.ts';
import { familiesMeet, firstMeeting, sayingNo } from './articles/meeting.ts';
import type { NewArticle } from './articles/new-article.ts';
import { grief, unclear, waitingPeriod } from './articles/waiting.ts';

const WORDS_A_MINUTE = 200;
/** The last section, in each language. */
export const REFERENCES = /\n## (?:References|المراجع|حوالہ جات)\n[^]*$/;

/** Minutes to read the text before the references without haste. */
export function minutesOf(content: string): number {
  const words = content.replace(REFERENCES, '').trim().split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}

/** The first guidance articles. The landing page shows the first three. */
export const articles: (NewArticle & { /** Minutes. */ read_time: number })[] = [
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
  marriedAlready,
  laterInLife,
  grownChildren,
  converts,
  askingForHelp,
].map((article) => ({ ...article, content: article.content.trim(), read_time: minutesOf(article.content) }));
