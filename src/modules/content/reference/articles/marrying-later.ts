import type { NewArticle } from './new-article.ts';

export const marriedAlready: NewArticle = {
  slug: 'when-he-is-married-already',
  title: 'When he is married already',
  category: 'remarriage',
  is_published: true,
  excerpt: 'What to ask before you become a further wife, what the Qur’an asks of him, and how the law sees it.',
  content: `
Divorced and widowed women are asked this more often than others: would you be a second wife? Some say no at once, and need give no reason. Some say yes with open eyes and live well. This is for those who are thinking.

## What is asked of him

The verse that permits a man up to four wives ends with a condition: if you fear that you will not be just, then one (Qur’an 4:3). Another verse knows human nature: you will not be able to be wholly equal between wives, however much you wish it; so do not turn away from one altogether and leave her as if in suspense (Qur’an 4:129). Justice in nights, in housing and in maintenance is owed; the heart’s inclination is what no one commands. The Prophet, peace be upon him, divided his time and prayed not to be blamed for what he did not control (Jami‘ at-Tirmidhi 1140). Of one who leans wholly to one side he drew a stern picture: he will come on the Day of Resurrection with half of him sagging (Jami‘ at-Tirmidhi 1141).

It is a permission. Nobody has to use it, and nobody has to agree to be part of it.

## What to ask him

- Does your wife know? What did she say, and may I hear it from her?
- Why do you wish for it? ‘Because it is allowed’ is not a reason.
- How many nights, in which home, how far apart? Who has Eid?
- What do you earn, and can two households live on it for twenty years?
- Who would know of me: your parents, your children, your mosque?
- What happens when one of us is ill or has a child?
- How will it be with your will, and what have you put aside?

If he wants it kept secret, you have your answer. A marriage is made to be known. You would carry the secret alone: at the doctor’s, at your child’s school, at his funeral.

On this service a married man states how many wives he has before he can write to anybody, and you see it before you answer. If the profile said nothing and the man now does, tell us.

## What to ask yourself

Would I say yes to this man if I were his only wife? Would I rather have fewer days with company than none, or do I only hope that the days will grow? Can I be fair to a woman who did not choose me? What would my children be told? Am I being told by others that ‘at my age’ there is nothing else? That is not true, and it would not be a reason if it were.

## How the law sees it

In the United Kingdom and most countries of Europe a further marriage cannot be registered; whoever goes through a civil ceremony while married commits an offence. A second wife by nikah alone is no wife to the law there: no share in a home or pension, no inheritance without a will. Some of it can be provided for by contract, by will, by the title to a house. See a solicitor of your own, not his.

You may have written into the contract what shall hold, such as a home of your own; for how far conditions bind in each school see [Conditions worth writing down](/guidance/conditions-worth-writing-down). And a woman who is the first wife may have conditions as well. If he has agreed with her never to marry another, a man who keeps his word would not be asking you.

## References

- Qur’an 4:3
- Qur’an 4:129
- Jami‘ at-Tirmidhi 1140
- Jami‘ at-Tirmidhi 1141
`,
};

export const laterInLife: NewArticle = {
  slug: 'marrying-later-in-life',
  title: 'Marrying later in life',
  category: 'remarriage',
  is_published: true,
  excerpt: 'Two households, two sets of habits, less time and more sense: what is different at fifty-five and beyond.',
  content: `
At twenty-five one marries into the unknown. At sixty one knows nearly everything, above all how one’s tea is made. It is a different undertaking, and often a lighter one: nobody has to become anybody.

## What it is for

Rest with each other, affection and mercy: the verse that names these sets no age (Qur’an 30:21). Children may no longer be a question, or they may be eight grandchildren. What people of this age say they look for is somebody to pray with before dawn, somebody who notices when one is late, and talk. Say it in your profile. ‘I should like not to eat alone’ is an honourable sentence.

Sawda was a widow and no longer young when she became a wife of the Prophet, peace be upon him, after Khadija’s death. Later she gave her day with him to Aisha, by her own wish (Sahih al-Bukhari 5212). The law lets a couple arrange their life by agreement: if a wife fears that her husband turns from her, there is no blame on the two if they settle something between them, and settling is better (Qur’an 4:128). People who are older often use that freedom: they keep two flats for a time, or spend the winter with one’s daughter and the summer with the other’s.

## Health, said plainly

Here more than elsewhere each has a right to know what he or she agrees to: medicines, operations to come, sight and hearing, memory. Say it yourself, at the second or third talk and in the guardian’s hearing. And speak about care: which help would I accept from you, which from a nurse, where would I want to be if I could not decide any more? A paper that names who decides for you in that case is worth more than a promise.

About closeness, speak as well, soberly and with modesty. To expect much or little is both in order, as long as the other knows.

## House and money

- In whose home do we live, and what becomes of it when one of us dies? A right to stay on can be written into a will or a deed.
- Which pensions end or shrink with a new marriage?
- What was put aside for the children of before, and do they know that it remains theirs?
- A mahr may be modest at this age and is still hers: a journey to Mecca is one that many choose.

For the grown children there is [an article of its own](/guidance/grown-children-and-a-new-marriage).

## Habits

You have each had forty years in which to become right. Visit each other’s kitchens, with company. Ask about the television, the heating, the grandchildren’s sticky hands, visits after nine. Agree on one room, or one chair at least, that is nobody’s but yours. Then be ready to be changed a little. Gentleness adorns whatever it is in, and whatever it is taken from is the poorer for it (Sahih Muslim 2594).

## Who speaks for you?

A woman of sixty may smile at having a guardian. With us she has one, as every sister does; often it is a son or a nephew. Choose somebody who can hear that his mother would like to be happy. She decides: one who has been married before has more right over herself than her guardian (Sahih Muslim 1421).

Do not wait for everything to be settled. Time is the one thing you two do not have to spare, and it is a good reason to be both careful and quick.

## References

- Qur’an 4:128
- Qur’an 30:21
- Sahih al-Bukhari 5212
- Sahih Muslim 1421
- Sahih Muslim 2594
`,
};
