import type { FlagKind } from '../contracts/flags.ts';

export interface Pattern {
  kind: FlagKind;
  words: RegExp;
  /** Ignores a denied match: 'I would not meet alone'. */
  unlessDenied?: boolean;
}

const GUARDIAN =
  '(?:wali|waly|guardian|father|dad|daddy|abu|abbu|baba|abi|walid|brother|bhai|uncle|chacha|mahram|family|parents|mum|mom|mother|ammi|sister|imam|folks|people)';
const SERVICE =
  '(?:whats ?app|telegram|tele|insta(?:gram)?|ig|snap(?:chat)?|facebook|fb|tik ?tok|twitter|discord|signal|viber|imo|messenger|skype|wechat|botim|linkedin)';
/** A name with a separator inside, like user names of other services. */
const NAME_THERE = '(?=[a-z0-9_.#]{4})(?=[a-z0-9_.#]{0,40}[a-z])[a-z0-9]{1,30}(?:[_.#][a-z0-9]{1,30}){1,7}';
const near = (most: number) => `[^\\n.!?؟]{0,${most}}`;
const SUM =
  '(?:money|cash|funds|[£$€]|\\d(?:[\\d,.]{0,8}\\d)? ?k?\\b|pounds?|quid|dollars?|euros?|rupees?|taka|dirhams?|riyals?|loan|rent|deposit|ticket|flight|fare|fees?|bills?|debts?|taxi|bitcoin|crypto|gift cards?|vouchers?)';
const CURRENCY =
  '(?:money|cash|funds|[£$€] ?\\d{1,9}|\\d(?:[\\d,.]{0,8}\\d)? ?k? ?(?:pounds?|quid|dollars?|euros?|rupees?|taka))';
const TOGETHER =
  '(?:alone|in private|privately|by (?:yourself|urself|ourselves)|on (?:our|your|ur) own|(?:just|only) (?:the )?(?:two of us|us two|us|you and me|u and me|me and (?:you|u)|me n u)|one (?:on|to) one|1 ?(?:on|to|-) ?1)';

const of = (kind: FlagKind, source: string, unlessDenied = false): Pattern => ({
  kind,
  words: new RegExp(source, 'gu'),
  ...(unlessDenied && { unlessDenied }),
});

/**
 * Patterns for a plain text (see plain.ts), besides telephone numbers (see numbers.ts). Every repetition is bounded, so
 * that the time grows only with the text; docs/flags.md lists what they miss.
 */
export const patterns: Pattern[] = [
  // Addresses, also with 'at' and 'dot'.
  of('email', '[^\\s@]{1,64}\\s{0,2}@\\s{0,2}[a-z0-9-]{2,63}(?:\\s{0,2}\\.\\s{0,2}[a-z]{2,12}){1,3}'),
  of('email', '[a-z0-9._+-]{2,64}@[a-z0-9-]{2,63}'),
  of(
    'email',
    '[\\w.+-]{1,64}\\s{0,2}(?:[([{]at[)\\]}]|\\bat\\b)\\s{0,2}[a-z0-9-]{2,63}\\s{0,2}(?:(?:[([{]dot[)\\]}]|\\bdot\\b)\\s{0,2}|\\.)(?:com|net|org|co|uk|info|me|pk)\\b',
  ),
  of('email', '(?:\\bat|@|[([{]at[)\\]}])\\s{0,2}(?:gmail|googlemail|hotmail|proton ?mail)\\b'),
  // People also work at places: after a bare 'at' only what looks like a mailbox counts.
  of(
    'email',
    '(?:@|[([{]at[)\\]}]|(?<![\\w.+-])(?=[\\w.+-]{0,40}[\\d_])(?=[\\w.+-]{0,40}[a-z])[\\w.+-]{2,64}\\s{1,2}at)\\s{0,2}(?:yahoo|outlook|icloud)\\b',
  ),

  // Links. A domain that is also an English word needs a path: 'alone.In sha Allah' is none.
  of('link', '(?:\\bhttps?://|\\bwww\\.)\\S{1,200}'),
  of(
    'link',
    '\\b(?!asp\\.net\\b)[a-z0-9][a-z0-9-]{0,62}(?:\\.[a-z0-9-]{1,63}){0,3}\\.(?:com|net|org|info|xyz|co\\.uk|org\\.uk|ac\\.uk|pk)\\b(?:/\\S{0,200})?',
  ),
  of('link', '\\b[a-z0-9-]{1,63}\\.(?:me|ly|io|gg|app|link|to|in|co|tv|be|page|site|online)/\\S{1,200}'),
  of('link', '\\b[a-z0-9-]{2,63}\\s{0,2}(?:[([{]dot[)\\]}]|\\bdot\\b)\\s{0,2}(?:com|net|org|uk|info)\\b'),

  // Names on other services; the name of a service alone says nothing.
  of('handle', '(?<![\\w.@])@[a-z0-9_.]{2,39}[a-z0-9_]'),
  of('handle', `\\b${SERVICE}\\s{1,2}@[a-z0-9_.]{1,40}`),
  of('handle', `\\b${SERVICE}\\s{1,2}[a-z]{2,30}\\d{2,10}\\b`),
  of('handle', `\\b${SERVICE}\\b[^\\n]{0,30}?(?<![\\w.])${NAME_THERE}`),
  of('handle', `\\b${SERVICE}\\s{0,2}[:=]\\s{0,2}(?!no\\b|none\\b|never\\b|not\\b)@?[a-z0-9_.]{3,40}`),
  of('handle', `(?<![\\w.])${NAME_THERE}\\s{1,2}(?:on|at|in)\\s{1,2}(?:my )?${SERVICE}\\b`),
  of(
    'handle',
    `\\b(?:find|add|follow|message|msg|text|dm|reach|contact|ping|call|ring|write(?: to)?|catch) (?:me|us)\\b${near(25)}\\b(?:on|at|via|through|by) (?:my )?${SERVICE}\\b`,
    true,
  ),
  of('handle', `\\b(?:look (?:me )?up|search(?: for)?|look for)\\b${near(40)}\\bon (?:my )?${SERVICE}\\b`, true),
  of('handle', '\\bwhats ?app me\\b', true),

  // A name that is introduced as one.
  of('handle', `\\b(?:handle|user ?name|screen ?name|nick(?:name)?)\\b[^\\n]{0,25}?(?<![\\w.])${NAME_THERE}`),
  of('handle', `\\b(?:type|put|enter)\\b${near(40)}\\b(?:into|in|on) ${SERVICE}\\b`, true),

  // Requests for money.
  of(
    'money',
    `\\b(?:can|could|would|will|please|pls|plz|kindly|if (?:you|u))\\b${near(30)}\\b(?:send|lend|loan|transfer|wire|borrow|donate)\\b${near(30)}(?:\\b|(?=[£$€]))${SUM}`,
    true,
  ),
  of('money', `\\bborrow\\b${near(20)}\\b(?:from|off) (?:you|u)\\b`, true),
  of(
    'money',
    `\\b(?:can|could|would|will|please|pls|plz|kindly|if (?:you|u))\\b${near(20)}\\b(?:help|pay|cover|give|buy)\\b${near(15)}\\b(?:me|us|my|our)\\b${near(25)}(?:\\b|(?=[£$€]))${SUM}`,
    true,
  ),
  of(
    'money',
    `\\b(?:please|could you|would you|can you|will you|can u)\\b${near(12)}\\b(?:cover|give)\\b${near(15)}\\b(?:flight|ticket|fees?|loan|rent|bills?|deposit)\\b`,
    true,
  ),
  of('money', `\\b(?:send|lend|loan|give|transfer|wire) (?:me|us)\\b${near(20)}(?:\\b|(?=[£$€]))${CURRENCY}`, true),
  of('money', '\\b(?:paypal|revolut|cashapp|monzo) me\\b'),
  of('money', `\\bi (?:really |just |only )?(?:need|require)\\b${near(15)}(?:\\b|(?=[£$€]))${CURRENCY}`, true),
  of(
    'money',
    '\\b(?:sort code|iban|western union|money ?gram|wallet address)\\b|\\b(?:bank|account) (?:account )?(?:number|no|details)\\b',
  ),
  of(
    'money',
    `\\b(?:buy|get|send|purchase|put|transfer)\\b${near(30)}\\b(?:gift cards?|vouchers?|bitcoin|btc|usdt|crypto)\\b`,
    true,
  ),
  of(
    'money',
    `\\binvest(?:ment|ing)?\\b${near(40)}\\b(?:doubles?|returns?|profit|guaranteed|put in)\\b|\\bdoubles? your money\\b`,
  ),
  of(
    'money',
    `\\b(?:you|u)\\b${near(15)}\\b(?:clear|settle|pay(?: off)?) (?:off )?(?:my|our) (?:debts?|loans?|bills?|rent)\\b`,
    true,
  ),
  of(
    'money',
    `\\b(?:paise|paisay|paisa|pese|qarz|karz)\\b${near(30)}\\b(?:chahiye|chahie|chaiye|bhej\\w{0,6}|dedo|de do|dein|de sakt\\w{1,3})`,
  ),
  of('money', '\\budhaar\\b'),
  of(
    'money',
    `\\b(?:arsil[iy]?|irsil[iy]?|hawwil[iy]?|3tini|a3tini|atini)\\b${near(20)}\\b(?:fulus|flous|floos|masari)\\b`,
  ),
  of('money', `(?:ترسل|ارسل|حول|اعط|تعط|سلف)\\p{L}{0,6}${near(20)}(?:فلوس|نقود|مصاري|مال(?!\\p{L}))`),

  of('money', `\\b(?:can|could|would|will) (?:you|u)\\b${near(10)}\\bspare\\b${near(20)}(?:\\b|(?=[£$€]))${SUM}`, true),
  of('money', '\\b(?:transfer|wire|send) (?:it|the rest|the sum) to me\\b|\\bhelp me (?:to )?pay\\b', true),
  of('money', '\\btop up my (?:phone|mobile|credit|card)\\b'),
  of(
    'money',
    `\\b(?:put|give|trust) (?:me |him |us )?your (?:savings|money)\\b|\\bguaranteed\\b${near(10)}\\d{1,3} ?(?:%|percent)`,
    true,
  ),

  // Meeting without anybody else.
  of('alone', `\\b(?:meet|see|talk|speak|sit|come|go)(?:ing)?\\b${near(30)}\\b${TOGETHER}\\b`, true),
  of(
    'alone',
    '\\b(?:just|only) (?:the )?(?:two of us|us two|you and me|u and me|me and (?:you|u)|me n u)\\b|\\bif it is us two\\b',
    true,
  ),
  of('alone', '\\b(?:one on one|one to one|1 on 1|1-1) (?:in person|meeting)\\b', true),
  of(
    'alone',
    `\\b(?:meet|see|come|visit|go)(?:ing)?\\b${near(30)}\\b(?:without|w/o|not with) (?:your|ur|any) ?${GUARDIAN}\\b(?! (?:know|notic|find|perm))`,
    true,
  ),
  of(
    'alone',
    '\\b(?:nobody|no one|noone) (?:else )?(?:will|would|is going to|is|needs to) be (?:there|home|in|around)\\b|\\bwhen (?:my|your|ur|the) (?:parents|family|wife|brothers?) (?:are|is) (?:away|out|not (?:in|home))\\b',
    true,
  ),
  of(
    'alone',
    `\\bbooked\\b${near(20)}\\b(?:hotel|room|airbnb)\\b|\\bhotel(?: room)?\\b${near(25)}\\b(?:for us|for the two|with me)\\b`,
    true,
  ),
  of(
    'alone',
    `\\bcome (?:over )?to my (?:flat|place|house|home|room|apartment|car)\\b(?!${near(40)}\\b(?:family|parents|wali|father|brother))`,
    true,
  ),
  of(
    'alone',
    `\\b(?:don'?t|do not|no) (?:need|have) to bring (?:any|some)(?:one|body)\\b|\\bleave (?:your|ur) ${GUARDIAN}\\b|\\bcome (?:alone|by yourself)\\b`,
  ),
  of(
    'alone',
    `\\bpick (?:you|u) up\\b${near(50)}\\b(?:somewhere|drive|quiet)\\b|\\bgo (?:for a drive|somewhere (?:quiet|private))\\b`,
    true,
  ),
  of('alone', `\\bakel[aei]\\b${near(20)}\\b(?:mil\\w{0,5}|aa?o?|aa ja\\w{0,2}|chal\\w{0,4})\\b`),
  of('alone', `(?:نلتق|نتقابل|تعال|اقابل)\\p{L}{0,4}${near(15)}(?:وحد|لحال)\\p{L}{0,4}`),

  of('alone', `\\bwithout (?:a |any |the |your )?(?:chaperone|mahram|others|an audience)\\b`, true),
  of('alone', '\\bbring (?:only yourself|nobody|no one)\\b'),
  of('alone', `\\bmeet (?:me )?(?:in|at) my (?:car|flat|place|room|house|hotel|apartment)\\b`, true),
  of('alone', `\\bditch (?:your|ur) ${GUARDIAN}\\b|\\bthe two of us (?:go|meet|have|could|should)\\b`, true),
  of('alone', '\\b(?:sirf|bas) hum dono\\b'),

  // Secrets from the guardian.
  of(
    'secret',
    `(?<!\\b(?:i|we) )\\b(?:don'?t|do not|never|please not) (?:ever )?(?:tell|inform|show|let|mention)\\b${near(12)}\\b(?:(?:your|ur|yr|ya) ${GUARDIAN}|anyone|anybody|him|them|a soul)\\b`,
  ),
  of(
    'secret',
    `\\bkeep (?:this|it|that|us|things)\\b${near(25)}\\b(?:between (?:us|you and me|ourselves|the two)|secret|to yourself|to ourselves|quiet|hidden|from (?:your|ur|him|them))\\b`,
    true,
  ),
  of('secret', '\\b(?:stays?|just|only|remains?) between (?:us|you and me|ourselves|the two of us)\\b', true),
  of(
    'secret',
    '\\b(?:our (?:little |small |own )?secret|secret (?:nikah|marriage|wedding|meeting)|in secret)\\b',
    true,
  ),
  of(
    'secret',
    `\\b(?:your|ur|yr) ${GUARDIAN} (?:really )?(?:does ?n[o']?t|doesnt|need ?n'?t|need not|should ?n'?t|shouldnt|should not|must ?n'?t|mustnt|must (?:not|never)|can'?t|cant|cannot|won'?t|wont|will not)(?: not)? (?:need to |have to |ever )?(?:know|find out|see|read|hear|understand|notice)\\b`,
  ),
  of(
    'secret',
    `\\b(?:so|where|that) (?:he|they|she) (?:can'?t|cannot|won'?t|doesn'?t|does not) (?:read|see|know|find)\\b|\\b(?:he|they) (?:must|should) (?:never|not) (?:find out|know|see)\\b|\\b(?:he|they) (?:doesn'?t|does not|don'?t|do not|need not) (?:need|have) to know\\b`,
  ),
  of(
    'secret',
    `\\bwithout (?:(?:your|ur|yr) ${GUARDIAN}|anyone|anybody|him|them)(?:'s)? (?:knowing|noticing|finding out|reading|seeing|permission)\\b`,
  ),
  of(
    'secret',
    `\\b(?:delete|erase) (?:this|these|our|it|my|the)\\b${near(20)}\\b(?:after|once|when|messages?|chats?|texts?)\\b`,
    true,
  ),
  of('secret', "\\bbehind (?:his|their|(?:your|ur) (?:father|dad|wali|guardian|family)(?:'?s)?) back\\b", true),
  of('secret', `\\bhide (?:this|it|that|us|everything)\\b${near(20)}\\bfrom\\b`, true),
  of(
    'secret',
    `\\b(?:let'?s|let us|can we|could we|shall we|we (?:can|could|should))\\b${near(15)}\\b(?:move|switch|talk|chat|speak|continue|go)\\b${near(12)}\\b(?:to|on|over) ${SERVICE}\\b`,
    true,
  ),
  of(
    'secret',
    `\\b(?:talk|speak|chat|write)(?:ing)?\\b${near(15)}\\b(?:somewhere|elsewhere|another (?:app|place))\\b`,
    true,
  ),
  of(
    'secret',
    '\\b(?:no ?one|nobody) (?:else )?(?:should|must|needs to|may|can) (?:see|know|read|find out|hear)\\b',
    true,
  ),
  of('secret', `\\b(?:not|never) (?:mention|say|breathe)\\b${near(20)}\\bto (?:your|ur|him|them|anyone)\\b`),
  of('secret', `\\b(?:delete|erase) (?:this|it|these)\\b${near(10)}\\bbefore\\b`),
  of('secret', `\\b(?:he|they) (?:need|must|should) not (?:hear|know|see|read)\\b`),
  of('secret', `\\bso (?:he|they|your \\w{2,12}) (?:don'?t|doesn'?t|won'?t|can'?t) (?:get|understand|notice|guess)\\b`),
  of(
    'secret',
    `\\btell (?:your|ur) ${GUARDIAN} (?:that )?(?:you are|you're|u r|you will be) (?:going|at|with|in)\\b`,
    true,
  ),
  of('secret', '\\bnot a word to (?:your|ur|anyone|him|them)\\b'),
  of(
    'secret',
    `\\b(?:another|new|second|different) (?:account|profile|number)\\b${near(25)}\\b(?:without (?:him|your|ur|them)|so (?:he|your|they))\\b`,
    true,
  ),
  of('secret', '\\b(?:mat|na|nahin?) (?:bata\\w{0,4}|batlana|bolna|kehna)\\b'),
  of('secret', '\\bla (?:tukhbir|takhbir|taqul|tqul|tgoul|tgul|tkhabr)\\w{0,4}\\b'),
  of('secret', 'لا (?:تخبر|تقول|تحك|تعلم)\\p{L}{0,6}'),
];

/** A denial before the words, in the same sentence; 'why not' and 'cannot wait' are none. */
const DENIED = /\b(?:not|never|cannot|dont|wont|wouldnt|couldnt|no|without|avoid|haram)\b|n't\b/;
const NO_DENIAL =
  /\bwhy (?:not|don'?t)\b|\b(?:cannot|can'?t) wait\b|\bnothing wrong\b|\bno (?:harm|problem|one)\b|\bnobody\b/;
const LOOKED_BACK = 40;

/** Returns whether the words at this position are denied. */
export function isDenied(plain: string, from: number): boolean {
  const before = plain.slice(Math.max(0, from - LOOKED_BACK), from);
  const [sentence = ''] = before.split(/[.!?\n؟]/).slice(-1);
  return DENIED.test(sentence) && !NO_DENIAL.test(sentence);
}
