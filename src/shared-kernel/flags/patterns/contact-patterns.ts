import { type Pattern, pattern } from './pattern.ts';
import { SERVICE, near } from './words.ts';

/** A name with a separator inside, like user names of other services. */
const NAME_THERE = '(?=[a-z0-9_.#]{4})(?=[a-z0-9_.#]{0,40}[a-z])[a-z0-9]{1,30}(?:[_.#][a-z0-9]{1,30}){1,7}';

export const emailPatterns: Pattern[] = [
  // Addresses, also with 'at' and 'dot'.
  pattern('email', '[^\\s@]{1,64}\\s{0,2}@\\s{0,2}[a-z0-9-]{2,63}(?:\\s{0,2}\\.\\s{0,2}[a-z]{2,12}){1,3}'),
  pattern('email', '[a-z0-9._+-]{2,64}@[a-z0-9-]{2,63}'),
  pattern(
    'email',
    '[\\w.+-]{1,64}\\s{0,2}(?:[([{]at[)\\]}]|\\bat\\b)\\s{0,2}[a-z0-9-]{2,63}\\s{0,2}(?:(?:[([{]dot[)\\]}]|\\bdot\\b)\\s{0,2}|\\.)(?:com|net|org|co|uk|info|me|pk)\\b',
  ),
  pattern('email', '(?:\\bat|@|[([{]at[)\\]}])\\s{0,2}(?:gmail|googlemail|hotmail|proton ?mail)\\b'),
  // People also work at places: after a bare 'at' only what looks like a mailbox counts.
  pattern(
    'email',
    '(?:@|[([{]at[)\\]}]|(?<![\\w.+-])(?=[\\w.+-]{0,40}[\\d_])(?=[\\w.+-]{0,40}[a-z])[\\w.+-]{2,64}\\s{1,2}at)\\s{0,2}(?:yahoo|outlook|icloud)\\b',
  ),
];

export const linkPatterns: Pattern[] = [
  // Links. A domain that is also an English word needs a path: 'alone.In sha Allah' is none.
  pattern('link', '(?:\\bhttps?://|\\bwww\\.)\\S{1,200}'),
  pattern(
    'link',
    '\\b(?!asp\\.net\\b)[a-z0-9][a-z0-9-]{0,62}(?:\\.[a-z0-9-]{1,63}){0,3}\\.(?:com|net|org|info|xyz|co\\.uk|org\\.uk|ac\\.uk|pk)\\b(?:/\\S{0,200})?',
  ),
  pattern('link', '\\b[a-z0-9-]{1,63}\\.(?:me|ly|io|gg|app|link|to|in|co|tv|be|page|site|online)/\\S{1,200}'),
  pattern('link', '\\b[a-z0-9-]{2,63}\\s{0,2}(?:[([{]dot[)\\]}]|\\bdot\\b)\\s{0,2}(?:com|net|org|uk|info)\\b'),
];

export const handlePatterns: Pattern[] = [
  // Names on other services; the name of a service alone says nothing.
  pattern('handle', '(?<![\\w.@])@[a-z0-9_.]{2,39}[a-z0-9_]'),
  pattern('handle', `\\b${SERVICE}\\s{1,2}@[a-z0-9_.]{1,40}`),
  pattern('handle', `\\b${SERVICE}\\s{1,2}[a-z]{2,30}\\d{2,10}\\b`),
  pattern('handle', `\\b${SERVICE}\\b[^\\n]{0,30}?(?<![\\w.])${NAME_THERE}`),
  pattern('handle', `\\b${SERVICE}\\s{0,2}[:=]\\s{0,2}(?!no\\b|none\\b|never\\b|not\\b)@?[a-z0-9_.]{3,40}`),
  pattern('handle', `(?<![\\w.])${NAME_THERE}\\s{1,2}(?:on|at|in)\\s{1,2}(?:my )?${SERVICE}\\b`),
  pattern(
    'handle',
    `\\b(?:find|add|follow|message|msg|text|dm|reach|contact|ping|call|ring|write(?: to)?|catch) (?:me|us)\\b${near(25)}\\b(?:on|at|via|through|by) (?:my )?${SERVICE}\\b`,
    true,
  ),
  pattern('handle', `\\b(?:look (?:me )?up|search(?: for)?|look for)\\b${near(40)}\\bon (?:my )?${SERVICE}\\b`, true),
  pattern('handle', '\\bwhats ?app me\\b', true),

  // A name that is introduced as one.
  pattern('handle', `\\b(?:handle|user ?name|screen ?name|nick(?:name)?)\\b[^\\n]{0,25}?(?<![\\w.])${NAME_THERE}`),
  pattern('handle', `\\b(?:type|put|enter)\\b${near(40)}\\b(?:into|in|on) ${SERVICE}\\b`, true),
];
