import type { NewArticle } from './new-article.ts';

export const mahr: NewArticle = {
  slug: 'mahr-a-gift-not-a-price',
  title: 'Mahr: a gift, not a price',
  category: 'marriage',
  is_published: true,
  excerpt: 'Whose it is, how much is sensible, what is paid at once and what later, and why it belongs on paper.',
  content: `
The mahr is what a husband gives his wife because he marries her. The Qur’an calls it a gift to be given with a good heart (Qur’an 4:4). It is not paid for her, and it is not paid to her father. It is hers: to keep, to spend, to lend, or to give back a part of it if she wishes, which the same verse allows when she does it gladly.

## How much

No upper limit is set. A verse speaks of somebody who gave a great heap of treasure, and forbids him to take any of it back when they part (Qur’an 4:20). Aisha was asked what the Prophet, peace be upon him, had given his wives, and she named five hundred dirhams (Sahih Muslim 1426), a respectable sum and no fortune. When a poor man had nothing, not even an iron ring, he was married for the chapters of the Qur’an that he knew and would teach her (Sahih Muslim 1425). There is also a saying that the best marriage is the easiest one (Sunan Abi Dawud 2117).

For the least amount the schools differ. The Hanafi school asks for ten dirhams of silver and the Maliki school for a quarter of a gold dinar or three dirhams; the Shafi‘i, Hanbali and Ja‘fari schools accept whatever has a value.

Between these edges there is a simple question: what can he really pay, and what would be of use to her? A sum that nobody means to pay is a bad beginning. So is one that is so small because she was too shy to speak. A woman who has been left with nothing once may wish for something that holds its worth, and she may say so.

## At once or later

Many couples divide it. A part is given at the wedding; the rest is owed, payable on a date, or at the latest when the marriage ends by divorce or death. What is owed is a debt like any other, and it comes out of his estate before the heirs have their share (Qur’an 4:11). If you agree on a later part, say when it falls due. ‘Later’ without a day has kept many families in dispute.

If a couple part before they have lived together, half of an agreed mahr is due, unless one side is generous to the other (Qur’an 2:237). Where none was named, the schools reckon by what women of her family and standing receive, and a marriage that ends so early is closed with a fitting gift (Qur’an 2:236).

## What to write down

- the kind: money, gold by weight, a journey, an object, teaching
- the amount, and in which currency
- what is given at once, and who saw it given
- what is given later, and on which day

A debt with a term is to be put in writing, says the longest verse of the Qur’an (Qur’an 2:282), and it says so of people who trust one another.

## Around it

Wedding costs, furniture and presents from his mother are not mahr unless both of you say that they are. Custom differs from town to town, and it is worth asking before the jeweller is. If her family asks for money for itself, name it, and ask an imam; a gift to the bride (Qur’an 4:4) is something else.

Talk about it once, with both guardian and groom at the table, in figures. Ten minutes will do. Then talk about something else.

## References

- Qur’an 2:236
- Qur’an 2:237
- Qur’an 2:282
- Qur’an 4:4
- Qur’an 4:11
- Qur’an 4:20
- Sahih Muslim 1425
- Sahih Muslim 1426
- Sunan Abi Dawud 2117
`,
};

export const conditions: NewArticle = {
  slug: 'conditions-worth-writing-down',
  title: 'Conditions worth writing down',
  category: 'marriage',
  is_published: true,
  excerpt: 'Work, home, a further wife, children of before: what a contract may hold, and where the schools differ.',
  content: `
You who believe, keep your agreements (Qur’an 5:1). Few agreements weigh more than a marriage, and yet many couples sign what the mosque has in its drawer, and speak of the rest afterwards. The Prophet, peace be upon him, said that of all conditions those by which a marriage was agreed have the strongest claim to be kept (Sahih al-Bukhari 2721).

## What people agree on

- that she goes on with her studies or her work
- that they live in this town, or in a home of their own
- that her children live with them, and who pays for what
- that he will not marry a further wife while they are married, or what shall follow if he does
- that she may visit her parents, or that one of them may move in
- how much of the mahr is given at once

Men may ask for conditions as well. Whoever supports a mother in another country does well to have it said.

## How far a condition binds

Nobody may agree to what God has forbidden or give away what is somebody else’s right. The Prophet, peace be upon him, said at the pulpit that conditions which have no place in the Book of God count for nothing, were there a hundred of them (Sahih al-Bukhari 2155). A woman may not ask, for instance, that another be divorced to make room for her (Sahih al-Bukhari 2723).

Between the two stands a large field, and there the schools differ. The Hanbali school holds a condition that serves one side, such as staying in her town or being the only wife, to be binding: if it is broken, she may end the marriage. The Hanafi, Maliki and Shafi‘i schools say that such a promise ought to be kept for its own sake, but that the marriage stands when it is not. In the Hanafi school the same end is often reached in another way: he delegates to her the right to divorce, in the contract, for the case that is named. The Maliki school knows something similar. Ja‘fari jurists, too, let a wife be made his agent for it.

So the wording matters more than the wish. ‘He promises not to’ and ‘if he does, she may’ are two different sentences. Take the draft to a scholar of your own school, and in matters of money and house to a lawyer as well, since a court of the land reads it with its own eyes.

## How to speak of it

Conditions sound like mistrust, and need not be. Say what you are afraid of rather than what you demand: ‘When I moved the first time, I lost my work, and it took me four years to find it again. I should like us to settle where we live.’ The answer will tell you something. Somebody who is angry that you ask has told you something as well.

Keep the list short. Three lines that both of you can recite are worth more than three pages. Where you do not agree, leave the paper empty and go on talking, or part; an unclear sentence helps neither.

Write it down in duplicate, with the date, and let the witnesses read it. The Qur’an asks even of small debts that nobody grow tired of writing them down, since this leaves less room for doubt (Qur’an 2:282). A home is not a small thing.

## References

- Qur’an 2:282
- Qur’an 5:1
- Sahih al-Bukhari 2155
- Sahih al-Bukhari 2721
- Sahih al-Bukhari 2723
`,
};

export const registering: NewArticle = {
  slug: 'a-nikah-and-the-law-of-the-land',
  title: 'A nikah and the law of the land',
  category: 'islamic-guidance',
  is_published: true,
  excerpt:
    'What a religious marriage alone does not give you, how it is registered in England and Wales, and what to bring.',
  content: `
A nikah may be a marriage before God and none before the court. In many countries both are done on one day. In others couples mean to do the second part later, and then a year has gone, and ten.

## What is missing without it

In England and Wales a nikah that was not preceded by notice and held as the Marriage Act 1949 asks is, as a rule, what the courts call a non-qualifying ceremony (Attorney General v Akhter, Court of Appeal, 2020). Whoever is married in that way alone is, to the law, not a husband or a wife. If the two part, a judge cannot share the house or a pension between them as between spouses. If one dies without a will, the other does not inherit by right. Those who feel it most are women who gave up work, and children of an earlier marriage who counted on a home.

Nothing in the faith speaks against putting it on the record. The Qur’an asks for writing and witnesses where a debt is made, and gives the reason: it is fairer, it supports what a witness says, and it leaves less room for doubt (Qur’an 2:282). Keep your agreements, it says elsewhere (Qur’an 5:1). A marriage is one, and what it leaves behind may be in dispute for longer than any loan.

## How it is done in England and Wales

1. Both of you give notice in person at the register office of your district, each in his or her own. You need to have lived there for at least a week, and you bring proof of name, age, nationality and address.
2. Whoever was married before brings the proof that it has ended: the final order of the divorce (formerly the decree absolute), or the death certificate. Papers from abroad may have to be translated and looked at, which can take weeks.
3. The notice is public for 28 days. After that you have a year.
4. You marry at a register office, at an approved place, or in a mosque that is registered for marriages and in the presence of somebody who may register it. Some mosques are; ask, for many are not. Otherwise go to the register office before or after the nikah.

Nobody under 18 may be married there, in a register office or in any ceremony at all. Scotland, Northern Ireland and other countries have rules of their own, and fees and terms change: look them up at the office where you will go.

## Married before

A civil divorce and a religious one are two things, too. How far a court’s order counts as a divorce in the faith is judged differently by scholars and councils; ask one of your own school before you marry again, and have the answer in writing. The other way round it is simple: whoever has only pronounced a divorce, and never ended the civil marriage, is still married to the law and cannot register a new one.

A second wife cannot be registered in the United Kingdom at all. She should know what that means for her home, her pension and her inheritance before she answers, not after.

## Before the day

Ask each other three things. Will we register it? When, as a date? And if one of us would rather not: why? There are people with a good reason. ‘It is only paper’ is not one, since paper is what is asked for later.

This is an introduction and no legal advice. A solicitor or a free advice centre can tell you how it stands in your own case.

## References

- Qur’an 2:282
- Qur’an 5:1
- Marriage Act 1949; Marriage and Civil Partnership (Minimum Age) Act 2022
- HM Attorney General v Akhter and others [2020] EWCA Civ 122
`,
};
