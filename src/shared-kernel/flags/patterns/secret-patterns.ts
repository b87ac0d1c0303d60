import { type Pattern, pattern } from './pattern.ts';
import { near, GUARDIAN, SERVICE } from './words.ts';

/** Secrets from the guardian. */
export const secretPatterns: Pattern[] = [
  pattern(
    'secret',
    `(?<!\\b(?:i|we) )\\b(?:don'?t|do not|never|please not) (?:ever )?(?:tell|inform|show|let|mention)\\b${near(12)}\\b(?:(?:your|ur|yr|ya) ${GUARDIAN}|anyone|anybody|him|them|a soul)\\b`,
  ),
  pattern(
    'secret',
    `\\bkeep (?:this|it|that|us|things)\\b${near(25)}\\b(?:between (?:us|you and me|ourselves|the two)|secret|to yourself|to ourselves|quiet|hidden|from (?:your|ur|him|them))\\b`,
    true,
  ),
  pattern('secret', '\\b(?:stays?|just|only|remains?) between (?:us|you and me|ourselves|the two of us)\\b', true),
  pattern(
    'secret',
    '\\b(?:our (?:little |small |own )?secret|secret (?:nikah|marriage|wedding|meeting)|in secret)\\b',
    true,
  ),
  pattern(
    'secret',
    `\\b(?:your|ur|yr) ${GUARDIAN} (?:really )?(?:does ?n[o']?t|doesnt|need ?n'?t|need not|should ?n'?t|shouldnt|should not|must ?n'?t|mustnt|must (?:not|never)|can'?t|cant|cannot|won'?t|wont|will not)(?: not)? (?:need to |have to |ever )?(?:know|find out|see|read|hear|understand|notice)\\b`,
  ),
  pattern(
    'secret',
    `\\b(?:so|where|that) (?:he|they|she) (?:can'?t|cannot|won'?t|doesn'?t|does not) (?:read|see|know|find)\\b|\\b(?:he|they) (?:must|should) (?:never|not) (?:find out|know|see)\\b|\\b(?:he|they) (?:doesn'?t|does not|don'?t|do not|need not) (?:need|have) to know\\b`,
  ),
  pattern(
    'secret',
    `\\bwithout (?:(?:your|ur|yr) ${GUARDIAN}|anyone|anybody|him|them)(?:'s)? (?:knowing|noticing|finding out|reading|seeing|permission)\\b`,
  ),
  pattern(
    'secret',
    `\\b(?:delete|erase) (?:this|these|our|it|my|the)\\b${near(20)}\\b(?:after|once|when|messages?|chats?|texts?)\\b`,
    true,
  ),
  pattern('secret', "\\bbehind (?:his|their|(?:your|ur) (?:father|dad|wali|guardian|family)(?:'?s)?) back\\b", true),
  pattern('secret', `\\bhide (?:this|it|that|us|everything)\\b${near(20)}\\bfrom\\b`, true),
  pattern(
    'secret',
    `\\b(?:let'?s|let us|can we|could we|shall we|we (?:can|could|should))\\b${near(15)}\\b(?:move|switch|talk|chat|speak|continue|go)\\b${near(12)}\\b(?:to|on|over) ${SERVICE}\\b`,
    true,
  ),
  pattern(
    'secret',
    `\\b(?:talk|speak|chat|write)(?:ing)?\\b${near(15)}\\b(?:somewhere|elsewhere|another (?:app|place))\\b`,
    true,
  ),
  pattern(
    'secret',
    '\\b(?:no ?one|nobody) (?:else )?(?:should|must|needs to|may|can) (?:see|know|read|find out|hear)\\b',
    true,
  ),
  pattern('secret', `\\b(?:not|never) (?:mention|say|breathe)\\b${near(20)}\\bto (?:your|ur|him|them|anyone)\\b`),
  pattern('secret', `\\b(?:delete|erase) (?:this|it|these)\\b${near(10)}\\bbefore\\b`),
  pattern('secret', `\\b(?:he|they) (?:need|must|should) not (?:hear|know|see|read)\\b`),
  pattern(
    'secret',
    `\\bso (?:he|they|your \\w{2,12}) (?:don'?t|doesn'?t|won'?t|can'?t) (?:get|understand|notice|guess)\\b`,
  ),
  pattern(
    'secret',
    `\\btell (?:your|ur) ${GUARDIAN} (?:that )?(?:you are|you're|u r|you will be) (?:going|at|with|in)\\b`,
    true,
  ),
  pattern('secret', '\\bnot a word to (?:your|ur|anyone|him|them)\\b'),
  pattern(
    'secret',
    `\\b(?:another|new|second|different) (?:account|profile|number)\\b${near(25)}\\b(?:without (?:him|your|ur|them)|so (?:he|your|they))\\b`,
    true,
  ),
  pattern('secret', '\\b(?:mat|na|nahin?) (?:bata\\w{0,4}|batlana|bolna|kehna)\\b'),
  pattern('secret', '\\bla (?:tukhbir|takhbir|taqul|tqul|tgoul|tgul|tkhabr)\\w{0,4}\\b'),
  pattern('secret', 'لا (?:تخبر|تقول|تحك|تعلم)\\p{L}{0,6}'),
];
