import type { NewArticle } from './new-article.ts';

export const limits: NewArticle = {
  slug: 'where-a-guardians-part-ends',
  title: 'Where a guardian’s part ends',
  category: 'islamic-guidance',
  is_published: true,
  excerpt:
    'For sisters whose guardian says no, or says nothing: what he may refuse, what he may not, and what you can do.',
  content: `
A guardian, a wali, is there for his ward’s sake. Most are fathers and brothers who mean well and are a little afraid. This article is about the other days: when he refuses everybody, does not answer, or wants something else for you than you do.

## What he may do

He may ask for time. He may ask hard questions, ring referees, and say that he has a bad feeling and why. He may decline somebody whose conduct does not bear looking at. Where he has a reason that is about your good, listen to it twice, also if it is badly put.

## What he may not do

He may not marry you to anybody against your will. A woman who was married before is asked for her word, and one who was not for her consent (Sahih al-Bukhari 5136). When Khansa, who had been married before, was given to somebody whom she did not want, the Prophet, peace be upon him, undid it (Sahih al-Bukhari 5138).

He may not keep you from a suitable marriage out of pride, for money, or because he cannot do without you in the house. When women were divorced and their term had passed, their families were told not to hinder them from marrying, once both sides had agreed in a fair way (Qur’an 2:232). The verse was revealed over a brother who was offended. He heard it, and gave way (Sahih al-Bukhari 5130). You are not to inherit women against their will, says another verse, nor to hinder them in order to take away some of what they were given (Qur’an 4:19).

He may not tell others what he has read. He may not write in your name.

## When he stands in the way

Jurists have a word for a guardian who refuses a suitable match without good cause: ‘adl, obstruction. In the schools that give him a part in the contract, it passes then to another: to the next relative in line, or to a judge or whoever stands for one; they differ on the order. In the Hanafi school an adult woman may conclude it herself with a suitable husband. Whether a refusal was without cause is a question of fact, so let somebody learned and patient hear both sides before anybody uses that word at home.

Before that, some gentler means:

- Ask him what he would need to know to agree. Then bring exactly that.
- Let him meet the man, in daylight, about something else.
- Ask somebody whom he respects to speak with him: an aunt often achieves more than an imam.
- Give him a day. ‘Please tell me by Friday, whichever it is.’

## What you can do here

If something waits for him for two days, we remind him; if it waits for a week, we tell you. You may name another guardian, and he keeps no access to what you write from then on. If you find that difficult, or if it happens a third time in a year, [write to the staff](/support): in private, and it is shown to no guardian. You can also report him there, or from the page about your guardian.

If you are being threatened, watched, or made to marry, do not begin with gentle means. [Here is whom to call](/help), and that page leaves no trace.

Remember that his part ends and yours remains. You will be the one who says yes.

## References

- Qur’an 2:232
- Qur’an 4:19
- Sahih al-Bukhari 5130
- Sahih al-Bukhari 5136
- Sahih al-Bukhari 5138
`,
};
