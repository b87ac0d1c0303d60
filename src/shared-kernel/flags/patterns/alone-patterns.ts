import { type Pattern, pattern } from './pattern.ts';
import { near, GUARDIAN } from './words.ts';

const TOGETHER =
  '(?:alone|in private|privately|by (?:yourself|urself|ourselves)|on (?:our|your|ur) own|(?:just|only) (?:the )?(?:two of us|us two|us|you and me|u and me|me and (?:you|u)|me n u)|one (?:on|to) one|1 ?(?:on|to|-) ?1)';

/** Meeting without anybody else. */
export const alonePatterns: Pattern[] = [
  pattern('alone', `\\b(?:meet|see|talk|speak|sit|come|go)(?:ing)?\\b${near(30)}\\b${TOGETHER}\\b`, true),
  pattern(
    'alone',
    '\\b(?:just|only) (?:the )?(?:two of us|us two|you and me|u and me|me and (?:you|u)|me n u)\\b|\\bif it is us two\\b',
    true,
  ),
  pattern('alone', '\\b(?:one on one|one to one|1 on 1|1-1) (?:in person|meeting)\\b', true),
  pattern(
    'alone',
    `\\b(?:meet|see|come|visit|go)(?:ing)?\\b${near(30)}\\b(?:without|w/o|not with) (?:your|ur|any) ?${GUARDIAN}\\b(?! (?:know|notic|find|perm))`,
    true,
  ),
  pattern(
    'alone',
    '\\b(?:nobody|no one|noone) (?:else )?(?:will|would|is going to|is|needs to) be (?:there|home|in|around)\\b|\\bwhen (?:my|your|ur|the) (?:parents|family|wife|brothers?) (?:are|is) (?:away|out|not (?:in|home))\\b',
    true,
  ),
  pattern(
    'alone',
    `\\bbooked\\b${near(20)}\\b(?:hotel|room|airbnb)\\b|\\bhotel(?: room)?\\b${near(25)}\\b(?:for us|for the two|with me)\\b`,
    true,
  ),
  pattern(
    'alone',
    `\\bcome (?:over )?to my (?:flat|place|house|home|room|apartment|car)\\b(?!${near(40)}\\b(?:family|parents|wali|father|brother))`,
    true,
  ),
  pattern(
    'alone',
    `\\b(?:don'?t|do not|no) (?:need|have) to bring (?:any|some)(?:one|body)\\b|\\bleave (?:your|ur) ${GUARDIAN}\\b|\\bcome (?:alone|by yourself)\\b`,
  ),
  pattern(
    'alone',
    `\\bpick (?:you|u) up\\b${near(50)}\\b(?:somewhere|drive|quiet)\\b|\\bgo (?:for a drive|somewhere (?:quiet|private))\\b`,
    true,
  ),
  pattern('alone', `\\bakel[aei]\\b${near(20)}\\b(?:mil\\w{0,5}|aa?o?|aa ja\\w{0,2}|chal\\w{0,4})\\b`),
  pattern('alone', `(?:نلتق|نتقابل|تعال|اقابل)\\p{L}{0,4}${near(15)}(?:وحد|لحال)\\p{L}{0,4}`),

  pattern('alone', `\\bwithout (?:a |any |the |your )?(?:chaperone|mahram|others|an audience)\\b`, true),
  pattern('alone', '\\bbring (?:only yourself|nobody|no one)\\b'),
  pattern('alone', `\\bmeet (?:me )?(?:in|at) my (?:car|flat|place|room|house|hotel|apartment)\\b`, true),
  pattern('alone', `\\bditch (?:your|ur) ${GUARDIAN}\\b|\\bthe two of us (?:go|meet|have|could|should)\\b`, true),
  pattern('alone', '\\b(?:sirf|bas) hum dono\\b'),
];
