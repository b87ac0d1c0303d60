import type { NewArticle } from './new-article.ts';

export const covenant: NewArticle = {
  slug: 'what-a-marriage-rests-on',
  title: 'What a marriage rests on',
  category: 'marriage',
  is_published: true,
  excerpt:
    'A solemn promise, rest, affection and mercy: what the Qur’an names, and how it looks on an ordinary evening.',
  content: `
The Qur’an calls marriage a firm covenant, mithaq (Qur’an 4:21). It is the word from which this service takes its name. The verse speaks to husbands who are about to part from their wives, and reminds them of what was once given. A covenant is more than a feeling. Feelings rise and sink in any house; a promise is there when they are low.

Another verse says what the promise is for. God made spouses of our own kind so that we might find rest with them, and He put affection and mercy between husband and wife (Qur’an 30:21). Affection and mercy are two things. Affection likes to be near somebody. Mercy is kind to somebody who is tired, ill, wrong or simply slow. People who marry young often count on the first. People who have been married before tend to know how much depends on the second.

A third verse uses a picture: they are a garment for you, and you are a garment for them (Qur’an 2:187). Clothing warms, it covers what is not for strangers, and it lies close. It follows that what is said at home stays at home. Do not make a joke of your wife’s mistake before guests, and do not tell your sister what your husband wept about.

## In his house

How did the Prophet, peace be upon him, live this? Asked what he did at home, Aisha said that he was at the service of his family, and when it was time to pray he went out to pray (Sahih al-Bukhari 676). She also said that he never struck anybody with his hand, neither a woman nor a servant, unless he was fighting in the cause of God (Sahih Muslim 2328). He called best those who are best to their own family (Jami‘ at-Tirmidhi 3895). Home is where nobody applauds, which is why it shows what a person is.

## Rights and kindness

The law adds rights to kindness, and it is well to know them. Maintenance, the mahr, a share of time, respect for one another’s property, the wish to be consulted: read about them together before the wedding, in the school that you follow. The schools differ on several of these points. Rights are the floor of the house, and a couple who only ever stand on their rights will find it a bare room.

## Small things

What keeps a marriage, then? Much of it is small. Praying one prayer of the day together. Saying thank you for the ordinary meal. Going to bed without the telephone. Mending a quarrel on the same day, or at least saying when you will talk. Looking for the good trait beside the annoying one: a believer should not detest his wife, for if he dislikes one thing in her he will be pleased with another (Sahih Muslim 1469). Wives may read it the other way round.

## Where patience ends

Patience has a limit, and it should be said. Where there is fear, violence or contempt, a husband or wife is not asked to be silent about it. Speak to your guardian, to an imam who has experience, and where there is danger to the police. To ask for help is not to break the covenant. The one who does harm has broken it.

For most couples the work is quieter. A marriage is not found ready. Two people who know that they have been forgiven much go on building it.

## References

- Qur’an 2:187
- Qur’an 4:21
- Qur’an 30:21
- Sahih al-Bukhari 676
- Sahih Muslim 1469
- Sahih Muslim 2328
- Jami‘ at-Tirmidhi 3895
`,
};

export const speaking: NewArticle = {
  slug: 'speaking-and-listening',
  title: 'Speaking and listening',
  category: 'communication',
  is_published: true,
  excerpt:
    'How to write the first messages when a guardian reads along, and how to disagree later without doing damage.',
  content: `
Getting to know somebody by written messages, with a guardian who reads them, is slower than most of us are used to. That can be a gain. Words which a father will see tend to be words that one can stand by.

## Writing

Before you write, ask two things of a sentence: is it true, and is it kind? The Qur’an asks for straight words (Qur’an 33:70) and tells believers to say what is best, because discord enters through what is said badly (Qur’an 17:53). Whoever believes in God and the Last Day should speak well or keep silent (Sahih al-Bukhari 6018). Silence is an honest answer too, as long as it is not left unexplained for weeks. If you are no longer interested, say so in two lines and wish the other well.

Let your first messages be about real things. ‘You wrote that your son lives with you during the week. How would he feel about a move?’ says that you have read the profile and that you think of the boy. Ask one question at a time, and answer the one you were asked. A list of twenty reads like an examination. Do not ask in the first week for the story of the divorce, and do not offer yours in full. There will be a time for it, with the guardian present.

The guardian will sometimes keep a message back, and he may give a reason. Read it as you would read an editor’s note. Usually the thought can be said differently. If you do not understand his reason, ask him; do not look for a way round him.

## Listening

Listening is the larger half. The Prophet, peace be upon him, once listened to Aisha through a long story of eleven women and their husbands, and at the end he showed her that he had followed every part of it: I am to you, he said, as the man of the last tale was to his wife while she had his love (Sahih al-Bukhari 5189). He also knew how she was from a turn of speech. When she was content with him she swore by the Lord of Muhammad, and when she was cross, by the Lord of Abraham (Sahih al-Bukhari 5228). He had noticed, and he told her so without reproach.

## Disagreeing

When you are married, you will disagree. It helps to have agreed how. Some couples keep a fixed hour in the week for the difficult subjects, so that supper can be supper. Some write down what each has understood before they answer. Begin with what you saw and what it did to you, and leave out ‘always’ and ‘never’. When Moses was sent to a tyrant, he was told to speak to him gently (Qur’an 20:44); a tired husband or wife may surely expect as much.

Anger needs a plan before it comes. A man asked for advice, several times over, and each time the Prophet, peace be upon him, told him not to give way to anger (Sahih al-Bukhari 6116). Strength is not throwing somebody down, he said, but holding oneself when angry (Sahih al-Bukhari 6114). So leave the room if you must, and say when you will be back. Then come back at that time.

## Making up

Last, learn to apologise without a ‘but’. ‘I was unfair to you in front of your mother. I am sorry. I will tell her so.’ It takes ten seconds, and it can save a year.

## References

- Qur’an 17:53
- Qur’an 20:44
- Qur’an 33:70
- Sahih al-Bukhari 5189
- Sahih al-Bukhari 5228
- Sahih al-Bukhari 6018
- Sahih al-Bukhari 6114
- Sahih al-Bukhari 6116
`,
};
