import type { NewArticle } from './new-article.ts';

export const istikhara: NewArticle = {
  slug: 'istikhara-before-a-decision',
  title: 'Istikhara: asking before you decide',
  category: 'istikhara',
  is_published: true,
  excerpt: 'How the prayer is made, when to make it, and what to expect from it. It is not a wait for a dream.',
  content: `
Istikhara means asking God for what is good in a matter. Jabir ibn Abdullah said that the Prophet, peace be upon him, taught it to his companions for all their affairs, with the same care with which he taught them a chapter of the Qur’an (Sahih al-Bukhari 1166). It is for anybody who has a decision to make, and marriage is among the largest.

## The prayer

The prayer itself is short. You pray two units apart from the obligatory prayers, and then you say the supplication that the hadith teaches (Sahih al-Bukhari 1166). In our own words, it asks: O God, I ask You for what is good, because You know; I ask You for strength, because You are able; and I ask for some of Your great generosity. You are able and I am not, You know and I do not know. If You know that this matter is good for me in my faith, my life and its outcome, then grant it to me, make it easy, and bless it. If You know that it is bad for me, turn it away from me and turn me away from it. Grant me what is good wherever it is, and make me content with it. You name the matter as you say it. If you do not know the Arabic by heart, you may read it from a page, and you may learn it slowly.

## Its time

When should you pray it? After you have thought, and before you have decided. Istikhara does not take the place of questions. God tells the Prophet, peace be upon him, to consult those around him, and then, once he has resolved, to rely on God (Qur’an 3:159). So find out what can be found out. Speak with the person in your guardian’s presence, ask those who know him or her, let the families meet, think about children, work and where you would live. Then pray about the real person that you now know something of, not about a photograph in your mind.

## What to expect

Many people wait for a dream afterwards, or for a strong feeling. The hadith promises neither. It asks that the way be made easy or be closed, and that the heart be content (Sahih al-Bukhari 1166). So take the next sensible step and watch how it goes. If talks proceed honestly, if worries are answered, if the people who love you grow calmer, go on. If there is one obstacle after another, or something you learn troubles you and does not stop troubling you, that is an answer as well. A dream may come, and it may also be the supper. Nobody has to build a marriage on it.

You may pray it more than once. If you are still undecided, pray again on another day. A parent or a guardian may pray too, for the part that is his to decide. But nobody can hand over the decision: another person’s istikhara does not bind you, and a bride or groom who is told ‘I prayed, and you must’ is free to say no. A woman who has been married before is asked for her clear word before she is married, and one who has not is asked for her consent (Sahih al-Bukhari 5136).

## If it is hard all the same

What if you pray, marry, and it is hard? Then it is hard, and you did not do anything wrong. The prayer asks for what is good, and good things may also ask for patience. Someone who dislikes a thing may be looking at something in which God has placed much good (Qur’an 4:19). That verse speaks of living together fairly. It does not ask anybody to stay where he or she is harmed.

## References

- Qur’an 3:159
- Qur’an 4:19
- Sahih al-Bukhari 1166
- Sahih al-Bukhari 5136
`,
};

export const compatibility: NewArticle = {
  slug: 'what-to-ask-before-you-agree',
  title: 'What to ask before you agree',
  category: 'compatibility',
  is_published: true,
  excerpt:
    'Faith and character come first. After that it is the ordinary things: money, children, parents, and where you will live.',
  content: `
A woman may be sought for her wealth, her family, her beauty or her faith, said the Prophet, peace be upon him, and he advised men to choose for faith (Sahih al-Bukhari 5090). Another hadith tells families the same and sets character beside it: when a man comes whose faith and conduct satisfy you, let the marriage be made (Jami‘ at-Tirmidhi 1084). This puts the questions in order. It does not say that there is only one question.

## Faith

Begin with faith as it is lived. ‘Practising’ means different things to two people who both say it sincerely. Ask what a usual Tuesday looks like. Which prayers are easy and which are a struggle? How is Ramadan kept in the house? Is there a school of law that you follow, and what would the two of you do where your schools differ? Somebody who is learning and says so may be nearer to you than somebody whose words are perfect.

## Character

Then ask about character, which shows itself less in what people say about themselves than in how they speak of others. How does he talk about his sisters, she about her colleagues? What happens when plans go wrong? Ask people who have worked, travelled or quarrelled with this person. When Fatima bint Qays asked about two men who wished to marry her, the Prophet, peace be upon him, told her the faults that mattered and no more (Sahih Muslim 1480). You may ask such questions, and whoever is asked may answer truthfully.

## Ordinary questions

Now the ordinary things, which end more marriages than great ones do.

Where will you live, and near whom? If one of you must move, what does he or she leave behind: children at school, a parent who needs help, work that took years to build? Say what you could do and what you could not.

What does each of you earn, owe and give away? The bride’s gift, the mahr, is hers (Qur’an 4:4). Agree on an amount that can really be paid. Speak about debts before the wedding, and about money sent to family abroad.

Do you hope for children, or for more children? If there are children already, when would they meet a new parent, and who makes rules for them? What does the other father or mother expect?

Will parents live with you, now or one day? Kindness to parents is commanded beside the worship of God (Qur’an 17:23). How it is done, in one house or in two, is for the two of you to settle.

Have you been married before, and what did it teach you? Is there anything about health, present or past, that a husband or wife would reasonably expect to hear of?

## What is agreed

Whatever matters to you, have it written into the contract or at least said before witnesses. Of all conditions, those by which a marriage is agreed have the strongest claim to be kept (Sahih al-Bukhari 2721).

You need not agree on everything. It is worth knowing the difference between what you would like, what you could live without and what you could not bear. Most people find that the last list is short. Difference of origin alone need not be on it: God made us peoples and tribes so that we might come to know one another, and the noblest is the one most mindful of Him (Qur’an 49:13).

## References

- Qur’an 4:4
- Qur’an 17:23
- Qur’an 49:13
- Sahih al-Bukhari 2721
- Sahih al-Bukhari 5090
- Sahih Muslim 1480
- Jami‘ at-Tirmidhi 1084
`,
};

export const dua: NewArticle = {
  slug: 'dua-while-you-wait',
  title: 'Dua while you wait',
  category: 'dua',
  is_published: true,
  excerpt:
    'Short supplications from the Qur’an and the Sunnah for times of waiting, and how to pray when words are few.',
  content: `
Waiting for a marriage can be long. Others seem to move on, families ask, and prayer begins to feel like a letter that is never answered. The Qur’an says something simple to those who ask where God is: He is near, and He answers the one who calls Him (Qur’an 2:186). It does not say when, or in which form. It says that the call is heard.

The Prophet, peace be upon him, warned of one thing in particular: that a person grows impatient, says ‘I have prayed and it was not answered’, and gives up (Sahih al-Bukhari 6340). So the first advice is to keep the prayer small enough to keep it up. One sentence after each prayer, meant, is better than an hour once.

## Short supplications

Here are a few that fit. The renderings are our own; learn the Arabic from somebody who can correct you.

For a home: ‘Our Lord, give us in our spouses and children a comfort to our eyes, and make us people whose example the God-fearing can follow’ (Qur’an 25:74). It asks for a good household and, in the same breath, to become somebody who deserves one.

For need: Moses had fled his country, was alone and without work, and had just helped two women water their flock. He sat down in the shade and said, ‘My Lord, I am in need of any good that You send me’ (Qur’an 28:24). The verses that follow tell how he was offered shelter, work and a wife (Qur’an 28:25-27). He had not named any of the three.

For loneliness: Zachariah, old and without a child, asked his Lord not to leave him alone, and added that God is the best of heirs, the One who remains when all have gone (Qur’an 21:89). One may tell God plainly that one is lonely. It is no complaint against Him.

For grief: Jacob said that he took his sorrow and his grief to God alone (Qur’an 12:86). This did not make him silent or cheerful. He wept until his sight failed (Qur’an 12:84), and he went on hoping (Qur’an 12:87).

For worry that will not stop: the Prophet, peace be upon him, used to ask for refuge from anxiety and sadness, from weakness and laziness, from the weight of debt and from being overpowered by others (Sahih al-Bukhari 6369). It is worth noticing that he named them one by one.

For both lives: ‘Our Lord, give us good in this world and good in the next, and keep us from the torment of the Fire’ (Qur’an 2:201). It is short enough for the bus.

## For others

And for somebody else: when a Muslim prays for a brother or sister who is absent, an angel answers, ‘Amen, and the same for you’ (Sahih Muslim 2733). Pray for the divorced friend, the widowed neighbour, the son who cannot find anybody. It widens a heart that waiting has made narrow.

## When words are few

Outside the formal prayer you may use your own words, in your own language. Whether you may do so within it, in prostration, is a question on which the schools differ, so follow the one you know. You may weep, and you may have nothing to say. Sit for a moment all the same.

## And what is in your hand

Then do what is in your hand: answer the message that you have put off, ask your guardian to ring the other family, rewrite the three lines of your profile that are not quite true. Prayer and effort belong together. Nobody can promise you that you will be married within the year, or that you will be married at all. What you are promised is that you were heard.

## References

- Qur’an 2:186
- Qur’an 2:201
- Qur’an 12:84
- Qur’an 12:86
- Qur’an 12:87
- Qur’an 21:89
- Qur’an 25:74
- Qur’an 28:24
- Qur’an 28:25-27
- Sahih al-Bukhari 6340
- Sahih al-Bukhari 6369
- Sahih Muslim 2733
`,
};
