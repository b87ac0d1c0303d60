import { type Pattern, pattern } from './pattern.ts';
import { near } from './words.ts';

const SUM =
  '(?:money|cash|funds|[£$€]|\\d(?:[\\d,.]{0,8}\\d)? ?k?\\b|pounds?|quid|dollars?|euros?|rupees?|taka|dirhams?|riyals?|loan|rent|deposit|ticket|flight|fare|fees?|bills?|debts?|taxi|bitcoin|crypto|gift cards?|vouchers?)';
const CURRENCY =
  '(?:money|cash|funds|[£$€] ?\\d{1,9}|\\d(?:[\\d,.]{0,8}\\d)? ?k? ?(?:pounds?|quid|dollars?|euros?|rupees?|taka))';

/** Requests for money. */
export const moneyPatterns: Pattern[] = [
  pattern(
    'money',
    `\\b(?:can|could|would|will|please|pls|plz|kindly|if (?:you|u))\\b${near(30)}\\b(?:send|lend|loan|transfer|wire|borrow|donate)\\b${near(30)}(?:\\b|(?=[£$€]))${SUM}`,
    true,
  ),
  pattern('money', `\\bborrow\\b${near(20)}\\b(?:from|off) (?:you|u)\\b`, true),
  pattern(
    'money',
    `\\b(?:can|could|would|will|please|pls|plz|kindly|if (?:you|u))\\b${near(20)}\\b(?:help|pay|cover|give|buy)\\b${near(15)}\\b(?:me|us|my|our)\\b${near(25)}(?:\\b|(?=[£$€]))${SUM}`,
    true,
  ),
  pattern(
    'money',
    `\\b(?:please|could you|would you|can you|will you|can u)\\b${near(12)}\\b(?:cover|give)\\b${near(15)}\\b(?:flight|ticket|fees?|loan|rent|bills?|deposit)\\b`,
    true,
  ),
  pattern(
    'money',
    `\\b(?:send|lend|loan|give|transfer|wire) (?:me|us)\\b${near(20)}(?:\\b|(?=[£$€]))${CURRENCY}`,
    true,
  ),
  pattern('money', '\\b(?:paypal|revolut|cashapp|monzo) me\\b'),
  pattern('money', `\\bi (?:really |just |only )?(?:need|require)\\b${near(15)}(?:\\b|(?=[£$€]))${CURRENCY}`, true),
  pattern(
    'money',
    '\\b(?:sort code|iban|western union|money ?gram|wallet address)\\b|\\b(?:bank|account) (?:account )?(?:number|no|details)\\b',
  ),
  pattern(
    'money',
    `\\b(?:buy|get|send|purchase|put|transfer)\\b${near(30)}\\b(?:gift cards?|vouchers?|bitcoin|btc|usdt|crypto)\\b`,
    true,
  ),
  pattern(
    'money',
    `\\binvest(?:ment|ing)?\\b${near(40)}\\b(?:doubles?|returns?|profit|guaranteed|put in)\\b|\\bdoubles? your money\\b`,
  ),
  pattern(
    'money',
    `\\b(?:you|u)\\b${near(15)}\\b(?:clear|settle|pay(?: off)?) (?:off )?(?:my|our) (?:debts?|loans?|bills?|rent)\\b`,
    true,
  ),
  pattern(
    'money',
    `\\b(?:paise|paisay|paisa|pese|qarz|karz)\\b${near(30)}\\b(?:chahiye|chahie|chaiye|bhej\\w{0,6}|dedo|de do|dein|de sakt\\w{1,3})`,
  ),
  pattern('money', '\\budhaar\\b'),
  pattern(
    'money',
    `\\b(?:arsil[iy]?|irsil[iy]?|hawwil[iy]?|3tini|a3tini|atini)\\b${near(20)}\\b(?:fulus|flous|floos|masari)\\b`,
  ),
  pattern('money', `(?:ترسل|ارسل|حول|اعط|تعط|سلف)\\p{L}{0,6}${near(20)}(?:فلوس|نقود|مصاري|مال(?!\\p{L}))`),

  pattern(
    'money',
    `\\b(?:can|could|would|will) (?:you|u)\\b${near(10)}\\bspare\\b${near(20)}(?:\\b|(?=[£$€]))${SUM}`,
    true,
  ),
  pattern('money', '\\b(?:transfer|wire|send) (?:it|the rest|the sum) to me\\b|\\bhelp me (?:to )?pay\\b', true),
  pattern('money', '\\btop up my (?:phone|mobile|credit|card)\\b'),
  pattern(
    'money',
    `\\b(?:put|give|trust) (?:me |him |us )?your (?:savings|money)\\b|\\bguaranteed\\b${near(10)}\\d{1,3} ?(?:%|percent)`,
    true,
  ),
];
