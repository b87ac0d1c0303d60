import type { NewArticle } from './new-article.ts';

export const firstMeeting: NewArticle = {
  slug: 'the-first-meeting',
  title: 'The first meeting',
  category: 'communication',
  is_published: true,
  excerpt: 'An hour at a table, with somebody of hers there: how to prepare it, what to ask, and how to part.',
  content: `
After some weeks of letters two people want to know whether the voice fits the words. To see each other before a decision is part of the law’s own wisdom. When al-Mughira had asked for a woman’s hand, the Prophet, peace be upon him, told him to look at her, since this made it likelier that they would get on (Jami‘ at-Tirmidhi 1087). She sees him by the same right.

## Who is there

A man is not alone with a woman unless a close relative of hers is with them (Sahih al-Bukhari 5233). It is not a matter of trusting or not trusting the two. A third person makes the talk calmer, hears what nervous people miss, and can be asked afterwards: how did we seem to you?

Her guardian comes himself or sends somebody whom she likes to have there, a brother or an aunt with an uncle. Whoever accompanies does not lead the conversation. He may sit two tables on, as long as he is present. Let the man bring somebody, too, if he wishes. And let the children stay at home this time.

## Where and how long

Choose a place with people and some quiet: a café in the afternoon, a library’s tea-room, the guardian’s sitting room. Nobody should have to be driven by the other. One hour is good, and it is kind to say so before, since an end that was agreed hurts nobody. Settle who pays: whoever invited, or each his own.

## What to speak of

You know the profile by heart. Ask what cannot be written. Three or four questions are enough:

- What did last Ramadan look like at your place?
- What would your former colleagues say of you that your mother would not?
- When did you last change your mind about something that mattered?
- How would an ordinary evening be, two years on?

Leave out an examination in belief, the story of the divorce in full, and the mahr to a decimal place. Those have their own hour. Answer at about the length at which you were answered. If you are asked something that you don’t wish to answer today, say so: ‘Not yet, but I shall.’

Look at how he speaks to the waiter, and how she speaks of people who are absent. Notice whether you are asked anything at all.

## Afterwards

Do not decide in the car park. Say thank you, and say when you will write: ‘On Sunday, by way of your father.’ Sleep on it. Then each tells his or her own people first, and after that, in two lines, the other side.

Do not describe the other’s looks to your friends, and make no picture of the afternoon. What is said in a gathering is given in trust, says a hadith, once the speaker has looked about him (Jami‘ at-Tirmidhi 1959).

If it was pleasant, meet once more before you hope too much; if it was only polite, meet once more before you give up. Shy people have bad first hours. If it was unpleasant, once will do, and a courteous no is due within the week.

## References

- Sahih al-Bukhari 5233
- Jami‘ at-Tirmidhi 1087
- Jami‘ at-Tirmidhi 1959
`,
};

export const familiesMeet: NewArticle = {
  slug: 'when-the-families-meet',
  title: 'When the families meet',
  category: 'family',
  is_published: true,
  excerpt: 'Two households around one teapot: who comes, what is said, what is better left, and how it ends well.',
  content: `
Two people have come to like each other’s letters. Now eleven people are to like each other by four o’clock. It cannot be done, and it need not be. A first visit of the families has one purpose: that nobody goes home with a worse opinion than he came with.

## Before

Agree between yourselves what the others may know. If you were divorced, your own parents may have told it one way and your suitor’s aunt may have heard it another. Let each tell his or her own family the same few sentences beforehand. Then nobody has to look surprised with a cake in his mouth.

Keep it small: parents or those who stand in for them, one brother or sister of either side. Former relatives are not guests today. Grown children may come if they wish; small ones better the next time. For customs that differ, ask before: who sits where, are shoes left at the door, is a gift expected, do men and women sit together? God made us peoples and tribes so that we should come to know one another (Qur’an 49:13). Knowing begins with asking.

Whoever enters a house greets those who live there and asks leave (Qur’an 24:27). Whoever has guests honours them; it is named in one line with faith in God and the Last Day (Sahih al-Bukhari 6018). Between these two courtesies an afternoon is fairly safe.

## At the table

Somebody should lead, kindly: often it is her guardian. A few subjects can be touched on the first day, in an easy way: where the two might live, what work each does, the children’s names and schools, how the elders’ health is. Some belong to later: the sum of the mahr, the house, who was at fault in a marriage long past. If an uncle asks all the same, an answer is ready: ‘We shall sit down about that when these two know whether they wish to go on.’

Let people not laugh at one another, says the Qur’an, for those laughed at may be better than those who laugh (Qur’an 49:11). An accent, a job, a widow’s age, a town: the joke about it is the one thing that will be remembered.

The two of you say little on such a day, and it is enough. Look now and then at the oldest person in the room. If your future mother-in-law laughs twice, it was a success.

## After

Thank the hosts on the same evening. Ask everybody of your own family for one good impression first, and only then for their doubts. Write the doubts down, since three of the five will have gone by Friday. Those that remain can be asked about.

Nobody says yes or no for the other family in the hall. ‘We were glad to come, and we will ring on Thursday’ is a whole answer. Then ring on Thursday.

If the families did not take to each other, do not conclude too much. Two shy fathers look like two proud ones. Let them do something together that has no purpose: a prayer at the mosque, a walk with the grandchildren, a match on television. If one side was rude to a guest because of his origin, her past or their children, that is something else, and worth a plain word from whoever belongs to that side: you are marrying into how they speak.

## References

- Qur’an 24:27
- Qur’an 49:11
- Qur’an 49:13
- Sahih al-Bukhari 6018
`,
};

export const sayingNo: NewArticle = {
  slug: 'saying-no-kindly',
  title: 'Saying no kindly',
  category: 'communication',
  is_published: true,
  excerpt: 'How to decline a request or end a conversation so that nobody is left waiting, and how to hear a no.',
  content: `
Most requests in a search like this end with a no. It follows from the numbers: you will marry one person. So it is worth learning to say it well, and to hear it without falling.

## Before it is too late to be simple

The kindest no is an early one. As soon as you know, say it; every further week adds to what has to be undone. Do not keep somebody in reserve while you look on. As long as one proposal is being considered, nobody else proposes on top of it until it has been left or allowed (Sahih al-Bukhari 5142). The same decency asks of the one who considers that he or she does not take for ever.

Silence is the usual way, and it is the hardest one for the other. He does not know whether his letter arrived; she looks at her telephone in the night. A kind word and forgiveness are better than a gift that is followed by hurt (Qur’an 2:263). Two kind lines cost less than a gift.

## How to word it

Thank, decide, wish well. For instance:

‘Thank you for writing so openly. I have thought about it and spoken with my father, and I do not think that we fit. I wish you somebody with whom it is easy.’

Give no reason if there is none that helps. ‘You are too old’, ‘your children’, ‘my mother did not like the look of it’ are no use to anybody. A reason that can be acted on may be a kindness if you are sure of it: ‘I want to stay in Leeds, and you wrote that you hope to go home.’

Do not soften it into its opposite. ‘Perhaps some day’ is heard as ‘wait’. ‘Let us stay friends’ is, between two people who were looking for a marriage, usually a way to leave the door open a hand’s breadth; close it gently.

Speak to people in the best way, is what believers are told, because the devil stirs up trouble between them (Qur’an 17:53). A message that you have written at midnight can be sent at noon.

## When there was more

If you have met, or your families have, write first and let your guardian ring after it. Give back presents that were meant for a wedding. What the other has told you of a divorce, an illness or a debt was told in trust, and it stays where it is. Whoever covers the fault of a Muslim, God will cover his (Sahih Muslim 2699).

## Hearing it

A no says that two lives do not fit, as far as one of the two can see. It is no verdict about yours. Do not ask for reasons twice, do not write to the brother, and do not improve yourself by Friday in order to ask again. Say, ‘Thank you for telling me. I wish you well’, and put the letters away. Then do something with your hands, and see somebody who likes you.

Barira was free to leave a husband who wept for her in the streets of Medina, and when the Prophet, peace be upon him, put in a word for the man, she was free to decline that as well (Sahih al-Bukhari 5283). No word of blame is reported. We need not blame whoever refuses us.

If you keep hearing the same no at the same point, that is news. Show your profile to somebody honest, and ask.

## References

- Qur’an 2:263
- Qur’an 17:53
- Sahih al-Bukhari 5142
- Sahih al-Bukhari 5283
- Sahih Muslim 2699
`,
};
