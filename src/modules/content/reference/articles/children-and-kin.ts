import type { NewArticle } from './new-article.ts';

export const twoHomes: NewArticle = {
  slug: 'children-between-two-homes',
  title: 'Children between two homes',
  category: 'children',
  is_published: true,
  excerpt: 'After a divorce the parents stay parents. On handovers, loyalty, maintenance, and what not to ask a child.',
  content: `
A child of divorced parents has two front doors and one heart. Most of what harms children in these years is not the divorce. It is the quarrel that goes on after it, with them in the middle.

## What stays

Neither a mother nor a father is to be made to suffer for the child’s sake; and both may settle its feeding and weaning by agreement and consultation with each other, even though they have parted (Qur’an 2:233). The verse asks two people who are no longer married to consult. It can be done by text message, in a tone that one would use to a colleague.

The father provides for the child (Qur’an 2:233), wherever it lives. This does not depend on how often he sees it, and how often he sees it does not depend on this. Put both in writing, keep to both, and do not trade one for the other.

With whom a child lives is reckoned by the schools from the child’s good, and with different ages: as a rule small children are with their mother. A mother whose husband claimed their child was told that she had the greater right to it as long as she did not marry (Sunan Abi Dawud 2276); how this is meant, and what follows a new marriage, is answered in several ways. The courts of the land decide by the child’s welfare, and what they order is to be kept. Ask early, both a scholar and a solicitor.

## The rule of the messenger

Never let a child carry a message, a bill or a silence. ‘Tell your father that’ is an errand for adults. Do not ask what the other home had for supper, who was there, or where one would rather be. A child who is asked for its preference hears that it must lose one of you.

Say something good about the absent parent once a week. It need not be great: ‘You have that from your father, he can mend anything as well.’ Half of a child comes from there. Whoever insults that half insults the child.

## Mercy first

Al-Aqra‘ saw the Prophet, peace be upon him, kiss his grandson and said that he had ten children and had never kissed one of them. Whoever shows no mercy will be shown none, was the answer (Sahih al-Bukhari 5997). Mercy, in two homes, is for instance this: the same bedtime in both. The blanket travels along. Eid is shared by agreement, in February, and not fought for on the eve. Handovers take place at school, where nobody has to see two people not greet each other. The bad mark is told to both.

## When somebody new comes

Tell the other parent before the child can tell it, briefly and without asking for leave: ‘I am going to marry. I should like you to hear it from me.’ Speak about what changes for the children, not about him or her. The new husband or wife does not appear at handovers in the first months, brings up nobody against a parent, and is not to be called by that parent’s name.

And where a child is not safe in one of its homes, all this gives way. Then the law protects it, and to call upon it is an act of mercy, too. [Here is whom to call](/help).

## References

- Qur’an 2:233
- Sahih al-Bukhari 5997
- Sunan Abi Dawud 2276
`,
};

export const grownChildren: NewArticle = {
  slug: 'grown-children-and-a-new-marriage',
  title: 'Grown children, and a parent who marries again',
  category: 'children',
  is_published: true,
  excerpt: 'For mothers and fathers of adults, and for the adults: memory, the house, the will, and who is asked.',
  content: `
Your children have flats of their own, and now they do not ring. You said at supper that you are thinking of marrying again. Somebody put down a fork.

## What they fear

Grown children seldom say what it is, because each reason sounds small. That Mother will be forgotten. That the house, in which her coat still hangs, will belong to somebody’s sons. That Father is being taken in. That they will have to nurse a stranger. That they had you to themselves since the funeral, and liked it.

Ask each of them alone. Listen to the end. Then answer what can be answered.

## To the parent

You need no permission. You do need honesty. Tell them before you tell the neighbours; tell them the name before the date. Say what will stay: the photograph, the grave on Fridays, the summer week with the grandchildren.

And put your affairs in order, for this is the fear that has a remedy. It is not right for a Muslim who has something to bequeath to let two nights pass without having his will written (Sahih al-Bukhari 2738). A new husband or wife becomes an heir with a fixed share, and the children keep theirs (Qur’an 4:11-12). Beyond the heirs one may bequeath up to a third (Sahih al-Bukhari 2742). In many countries a marriage revokes an earlier will; see a solicitor in the month of the wedding. Gifts to the children while you live, a right to go on living in the home for whoever survives, a list of what was your late wife’s and goes to her daughters: all that can be written, and once it is written one can have tea together again.

If your son is your guardian, think about whether he can be fair in this matter. He may be the best of all. He may also be asked for too much, as both the one who grieves and the one who decides. Another relative can take his place without anybody losing face.

## To the children

Your Lord has commanded kindness to parents. When one of them or both grow old with you, say no word of impatience to them and speak to them with respect (Qur’an 17:23). To be kind to a father is also to see that his evenings are long. A companion is no treason to your mother: the Prophet, peace be upon him, married again, and he never ceased to praise Khadija (Sahih al-Bukhari 3818).

Worry is allowed, and it is best when it has a question in it. Has anybody met her? How do they mean to live? Is there a will? Ask these once, in a friendly way, and offer help with the third. If you truly see that he is being deceived, or she is being pressed, do not shout; speak with somebody whom she trusts and bring what you know, not what you feel.

You do not have to love the newcomer. You are not asked to say ‘Mother’. Come to the wedding, for an hour if more is too much; say something kind to him or her about the house; carry out a dish.

## A year later

Many families tell the same story: it was hard until the first illness. Then somebody was there at night who rang for the ambulance, and stayed.

## References

- Qur’an 4:11-12
- Qur’an 17:23
- Sahih al-Bukhari 2738
- Sahih al-Bukhari 2742
- Sahih al-Bukhari 3818
`,
};

export const converts: NewArticle = {
  slug: 'converts-and-their-families',
  title: 'For converts, and whoever marries one',
  category: 'family',
  is_published: true,
  excerpt: 'When parents are not Muslim: kindness, a guardian where no relative can be one, and two kinds of festival.',
  content: `
Whoever has come to the faith on his own often comes to a marriage on his own as well. No uncle knows an uncle. There are parents who love their child and do not understand what is going on. It can be a beginning of rare freedom, and a lonely one.

## Parents stay parents

When Asma asked whether she should keep up ties with her mother, who did not share her faith and had come in hope of something, the Prophet, peace be upon him, told her to do so (Sahih al-Bukhari 2620). God does not forbid kindness and fairness towards those who do not fight you for your faith (Qur’an 60:8). Even of parents who press a child to leave it, the Qur’an says: do not obey them in that, and keep them good company in this world (Qur’an 31:15).

So invite them. Tell your mother early that there is somebody, and what a nikah is. Explain the guardian to your father before a stranger asks him for advice: ‘It is custom with us that somebody whom I trust reads along. It is meant for my protection, and I wanted it.’ Let them meet the person in an ordinary way, over a meal that everybody can eat. Many parents fear only that they will lose you. Show them that they won’t.

## Who is the guardian?

The schools that ask for a guardian in the contract ask, as most of their scholars hold, for a Muslim one. Where no Muslim relative can do it, the part passes to whoever has authority over Muslims in the place; a hadith names the ruler as guardian of whoever has none (Jami‘ at-Tirmidhi 1102), and in our countries that is commonly taken to be an imam or the head of a Muslim community. The Hanafi school lets an adult woman conclude her marriage herself. With this service every sister names a guardian, as a rule of the house; if you have no Muslim male relative, an imam may be named. Choose one who has time and knows you. A good one will ask about you before he asks about the man.

A non-Muslim father may be asked for his blessing all the same, and sit in the first row. It costs nothing and may be remembered for thirty years.

## To whoever marries a convert

You do not marry a symbol. Do not show her around as a fruit of your mosque, and do not count his mistakes in recitation. He has left behind more than you have; he may know more of it than you, or less, and both are no merit of yours. Ask what was hard. Ask what is missed: there may be carols in it.

Your own family will test the newcomer by customs and call them religion. Learn to tell the two apart, and say so at the table. We were made peoples and tribes to come to know each other, and what ennobles is mindfulness of God (Qur’an 49:13).

## Settle in good time

- Festivals: do we visit your parents at Christmas, and what do we do there?
- Food and drink on visits.
- Names for children, and what the grandparents may teach them.
- Burial and the will, since relatives of another faith do not inherit by the rules of Islamic law, and a bequest can provide for them.
- Who teaches whom. It is best if each learns from somebody else as well.

Faith that is found late has often been paid for. Be gentle with it, also with your own.

## References

- Qur’an 31:15
- Qur’an 49:13
- Qur’an 60:8
- Sahih al-Bukhari 2620
- Jami‘ at-Tirmidhi 1102
`,
};
