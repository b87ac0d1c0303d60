import type { NewArticle } from './new-article.ts';

export const waitingPeriod: NewArticle = {
  slug: 'the-waiting-period-in-plain-words',
  title: 'The waiting period in plain words',
  category: 'islamic-guidance',
  is_published: true,
  excerpt:
    'How long the ‘iddah lasts in each case, what may be said during it, and where the schools count differently.',
  content: `
The ‘iddah is the time that a woman lets pass between the end of one marriage and the beginning of another. It makes clear whether a child is on the way, it leaves a door open where a divorce can still be taken back, and it gives grief its place.

## How long

- After a divorce, for a woman who has her periods: three cycles (Qur’an 2:228).
- After a divorce, for a woman who no longer has them, or never had: three months (Qur’an 65:4).
- For a woman who expects a child: until it is born (Qur’an 65:4).
- After a husband’s death: four months and ten days (Qur’an 2:234).
- After a divorce before husband and wife have lived together: none (Qur’an 33:49). A widow waits in this case too.

The months are lunar. From the death or the divorce on, days are counted whether one felt ready for them or not.

## Where the schools differ

What a ‘cycle’ is: the Hanafi and Hanbali schools count the periods themselves, the Maliki, Shafi‘i and Ja‘fari schools the times of purity between them. It can make a difference of some weeks.

When a pregnant woman is widowed: most hold that her waiting ends with the birth. Subay‘a gave birth some nights after her husband had died, and the Prophet, peace be upon him, allowed her to marry (Sahih al-Bukhari 5320). Ja‘fari jurists, and some of the first generations, let the longer of the two terms pass.

When she herself asked for the divorce and gave something in return (khul‘): most schools ask for three cycles here as well; there is also a report of one (Jami‘ at-Tirmidhi 1185), and some scholars follow it.

Irregular cycles, nursing, treatment and illness raise questions that no article can answer. Ask a scholar whom you trust, and tell him or her the facts; nobody has to be embarrassed who asks for the sake of the law.

## What may be said meanwhile

To a widow a man may let it be understood that he hopes to marry her, or keep it to himself. They make no secret promise and tie no knot before the term has run its course (Qur’an 2:235). To a woman whose divorce can still be taken back, nobody else proposes at all: her husband may return to her during that time if both mean to put things right (Qur’an 2:228), and she stays in the home (Qur’an 65:1). For one whose divorce is final, the schools differ on whether even a hint is allowed.

A widow also mourns: for the term she goes without adornment and perfume. Umm Habiba called for perfume when her father had died, not because she cared for it, she said, but because nobody mourns longer than three days except for a husband (Sahih al-Bukhari 5334). She had lost a father, and she knew the difference. Working, seeing a doctor, fetching the children: what a widow needs to do, she does; on nights away from home the schools are stricter.

## With this service

If your waiting period has not ended, you can put its last day into your profile. Until then nobody finds you here and no request reaches you, and the date itself is shown to your guardian alone. You can write your profile and read in the meantime. There is no hurry, and nobody is told that you are waiting.

## References

- Qur’an 2:228
- Qur’an 2:234
- Qur’an 2:235
- Qur’an 33:49
- Qur’an 65:1
- Qur’an 65:4
- Sahih al-Bukhari 5320
- Sahih al-Bukhari 5334
- Jami‘ at-Tirmidhi 1185
`,
};

export const unclear: NewArticle = {
  slug: 'when-the-answer-stays-unclear',
  title: 'When the answer stays unclear',
  category: 'istikhara',
  is_published: true,
  excerpt: 'You have asked, prayed and slept on it, and you still do not know. Some sober next steps.',
  content: `
You have made istikhara, the prayer for guidance, more than once. There was no dream. One day you are sure, the next you are not. Perhaps you have begun to look for signs in number plates. This article is for that week.

## What you asked for

The words of the prayer ask God, who knows when we do not, to grant the matter if it is good and to turn it away if it is not, and to make us content with what comes (Sahih al-Bukhari 1166). They do not ask to be told in advance. So an unclear feeling is not a prayer that failed. The answer may lie in what happens, and for that something has to be done.

The Prophet, peace be upon him, put it in one breath: be keen on what benefits you, ask God for help, and do not give up; and if something befalls you, do not say ‘had I only’ (Sahih Muslim 2664). Keenness first, and the regret afterwards left out.

## Is it the person, or is it fear?

After a divorce almost any door looks like the last one. Try to name the worry in one sentence. ‘He has been short with his mother three times’ is about him. ‘Men change after the wedding’ is about somebody else. The first kind can be looked into; the second can only be told to somebody, and grows smaller when it is.

Some questions help to tell them apart:

- If a friend told me the same of her suitor or his bride, what should I say?
- What would I need to know to be at ease, and whom can I ask for it?
- Has the thing that troubles me happened once, or each time?
- Does it grow quieter when I sleep well?

## Ask again, but ask people

Consult them, the Prophet was told, and when you have made up your mind, put your trust in God (Qur’an 3:159). Two or three people are enough: one who knows you, one who knows the other, one who has been married for long. Ten opinions make ten voices in the night. Whoever is asked is to be honest: when Fatima bint Qays asked about her suitors, she was told plainly what mattered in each (Sahih Muslim 1480).

## Setting a day

An open end is hard on two people. Tell the other side, through your guardian, that you need until a certain Friday, and what you would like to find out by then. On that day answer: yes, no, or one more question and one more date. Twice is fair. After that a ‘not yet’ is a no that has not been said.

If you decline although there is nothing against him or her, you have done no wrong. If you agree although a little fear is left, neither have you. You may dislike something that is good for you, and love something that is bad for you; God knows, and you do not (Qur’an 2:216). The verse was revealed about a heavier matter than this one, and its comfort is a general one: nobody is asked to know the end.

And where what troubles you is not a feeling but a fact, such as a lie that came to light, a threat, or a debt that was hidden, you do not need a further prayer in order to say no.

## References

- Qur’an 2:216
- Qur’an 3:159
- Sahih al-Bukhari 1166
- Sahih Muslim 1480
- Sahih Muslim 2664
`,
};

export const grief: NewArticle = {
  slug: 'dua-in-grief',
  title: 'Dua in grief',
  category: 'dua',
  is_published: true,
  excerpt: 'Words for a loss, for the long evenings after it, and for those who do not find any words at all.',
  content: `
Grief does not always come as tears. It may come as a cup that one sets out from habit, or as anger at a form that asks for ‘marital status’. These words are old, and many people have leaned on them. The renderings are ours; learn the Arabic by ear from somebody who can correct you.

## At the loss itself

Those who are struck by a misfortune say: we belong to God, and to Him we return; on them are blessings and mercy (Qur’an 2:156-157). Umm Salama was taught to add: reward me in my loss, and give me something better after it. She said it when her husband died, although she could not think who might be better than he (Sahih Muslim 918). One may say words whose end one cannot see.

To weep is no lack of trust. When his little son Ibrahim died, the tears of the Prophet, peace be upon him, ran. The eye weeps and the heart is sad, he said, and we say only what pleases our Lord; we are grieved, Ibrahim, to part from you (Sahih al-Bukhari 1303).

## When it is too much

‘There is no god but God, the Great, the Forbearing. There is no god but God, Lord of the mighty Throne. There is no god but God, Lord of the heavens and the earth, and Lord of the noble Throne.’ This is what the Prophet, peace be upon him, said in distress (Sahih al-Bukhari 6346). It asks for nothing. It only says who is there.

‘O God, I hope for Your mercy. Do not leave me to myself for the blink of an eye, and put all my affairs right’ (Sunan Abi Dawud 5090). It is fit for mornings on which getting up is the task.

And from the belly of the fish, in the dark, Jonah called: ‘There is no god but You, glory be to You; I have been one of those who do wrong’ (Qur’an 21:87). He was heard and saved from his grief, and so, the next verse says, are the believers (Qur’an 21:88).

## After a divorce

Divorce is a loss without a funeral. Nobody brings food. What was said above is for you as well, and so are two shorter ones. ‘God is enough for us, the best to be trusted with our affairs’ (Qur’an 3:173). And, for a heart that is sore with somebody: ‘Our Lord, forgive us, and those who came to faith before us, and leave no grudge in our hearts against those who believe’ (Qur’an 59:10). You need not feel it yet in order to ask for it.

If the two of you part as God wishes it, each may be given enough from His plenty (Qur’an 4:130). That is a promise in the middle of a chapter full of law.

## For the one who has died

Say ‘my Lord, have mercy on them’ for parents as they cared for you when you were small (Qur’an 17:24), and use the same words for a husband or wife who is gone. Of what a person leaves behind, three things go on: a charity that lasts, knowledge of use to others, and a child who prays for him (Sahih Muslim 1631). A small standing gift in somebody’s name is a dua that one can do.

## When there are no words

Then say one name of God and sit. Let somebody else pray beside you. And if weeks pass in which you do not eat, do not sleep, or wish that you were not here any more, tell your doctor today, or ring somebody who listens: [whom to call](/help). To look for a remedy is no mistrust in God. There is no illness, said the Prophet, peace be upon him, for which God has not sent a cure (Sahih al-Bukhari 5678).

## References

- Qur’an 2:156-157
- Qur’an 3:173
- Qur’an 4:130
- Qur’an 17:24
- Qur’an 21:87
- Qur’an 21:88
- Qur’an 59:10
- Sahih al-Bukhari 1303
- Sahih al-Bukhari 5678
- Sahih al-Bukhari 6346
- Sahih Muslim 918
- Sahih Muslim 1631
- Sunan Abi Dawud 5090
`,
};
