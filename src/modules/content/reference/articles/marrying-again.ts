import type { NewArticle } from './new-article.ts';

export const beginningAgain: NewArticle = {
  slug: 'beginning-again-after-divorce',
  title: 'Beginning again after a divorce',
  category: 'remarriage',
  is_published: true,
  excerpt:
    'What to settle with yourself before you look for anybody, what you owe a new person, and what may stay private.',
  content: `
A divorce ends a marriage. It does not make anybody less of a person, and the first Muslims did not treat it as if it did. When Fatima bint Qays had completed her waiting period after a divorce, she brought two proposals to the Prophet, peace be upon him, and asked him about the men. He told her frankly what he knew of both and advised her to marry a third. She hesitated, then followed the advice, and said later that God had put good into that marriage (Sahih Muslim 1480). She was neither hidden away nor hurried. She asked, she was told the truth, and she decided.

The Qur’an speaks of parting and of decency in one breath. A couple are to stay together fairly or to part with kindness (Qur’an 2:229), and even those who separate early are told not to forget generosity towards one another (Qur’an 2:237). Perhaps your own parting was not like that. The verses still describe something you can practise now: pay what is owed, speak fairly of somebody who is not in the room, and keep the children out of the quarrel.

## First, yourself

Before you look for anybody, find out what you are carrying. Some of it may be grief for a life that was planned and did not come. Some of it may be anger, and some of it relief that is hard to admit. None of this disqualifies you. It only asks for time. A useful test is whether you can tell the story of your first marriage with your own mistakes in it. If you can, you have learned from it. If every sentence is still about the other person, a few more months may be a kindness to everybody, the next husband or wife included.

## The waiting period

For most divorced women the waiting period, the ‘iddah, is three monthly cycles (Qur’an 2:228); for a woman who is pregnant it ends with the birth (Qur’an 65:4). The schools differ on how the three are counted and on particular cases, so ask a scholar you trust about yours. Until it has ended, no marriage is agreed.

## What to say, and what may stay private

When you do begin, say early and plainly that you were married before. A serious person needs the facts that bear on a life together: that there was a marriage, roughly how long it lasted, whether there are children and with whom they live, and which duties remain. Nobody needs the private faults of your former husband or wife. Believers are told not to pry into one another’s affairs and not to speak ill of those who are absent (Qur’an 49:12). To say ‘we could not agree where to live, and I was slow to listen’ shows more of you than a list of another person’s failings.

## With your family

Bring your family in early, and tell them what you understood too late the first time. A guardian who knows what you overlooked can look where you did not. He is not there to choose for you: a woman who has been married before has more right to decide about herself than her guardian has (Sahih Muslim 1421).

Last, try not to measure a new person against the old one, in blame or in praise. He or she is not the answer to your first marriage. God lays on nobody more than that person can carry (Qur’an 2:286), and that holds for beginnings as well.

## References

- Qur’an 2:228
- Qur’an 2:229
- Qur’an 2:237
- Qur’an 2:286
- Qur’an 49:12
- Qur’an 65:4
- Sahih Muslim 1421
- Sahih Muslim 1480
`,
};

export const afterBereavement: NewArticle = {
  slug: 'marrying-after-bereavement',
  title: 'Marrying after a bereavement',
  category: 'remarriage',
  is_published: true,
  excerpt:
    'A widow or widower may love again without forgetting. On waiting, on memory, and on the family of the one who died.',
  content: `
People who have lost a husband or a wife often ask the same quiet question: is it disloyal to marry again? The life of the Prophet, peace be upon him, answers it gently. Long after Khadija had died, and after he had married again, he still spoke of her often, and when a sheep was slaughtered he would send portions to the women who had been her friends (Sahih al-Bukhari 3818). He did not hide that he missed her. He did not live alone for her sake either. Memory and a new marriage were both present in one household.

Umm Salama’s story is told from the other side. When her husband Abu Salama died, she said the words that are taught for a loss, asking to be rewarded in it and to be given something better in its place, and she wondered who could possibly be better than Abu Salama (Sahih Muslim 918). Some time later the Prophet, peace be upon him, asked for her hand. She answered with her worries first: she had a daughter to bring up, and she knew herself to be jealous (Sahih Muslim 918). He took both seriously and prayed for both. It is a good example of how such a conversation may go. You may name what frightens you before you say yes.

## The waiting period

A widow’s waiting period is four months and ten days (Qur’an 2:234). If she is pregnant it lasts until she has given birth, on the common reading of Qur’an 65:4 and the case of Subay‘a, who gave birth some nights after her husband’s death and was allowed to marry (Sahih al-Bukhari 5320); some early scholars, and Ja‘fari jurists to this day, hold that the longer of the two terms applies. During those months a man may let it be understood that he hopes to marry her, but nothing is promised or concluded until the term has passed (Qur’an 2:235). The law makes room for grief, and nobody is asked to be practical in the first weeks.

## When it is time

How long after that is too soon, and how long is too late? There is no rule. Some people are ready within the year, above all when there are small children to bring up. Others need many years, and some never wish to marry again. It may help to look at small things. Can you speak of the one who died without the day being lost? Do you want a companion, or do you want your old life back? The first can be found. The second cannot, and it is unfair to ask a new husband or wife to be a replacement.

## What you keep

Tell the person you are getting to know what you intend to keep: a name that will be mentioned at table, a grave that will be visited, charity given on somebody’s behalf. Somebody who is secure will find room for that. Ask in return what would be hard to hear every day. Photographs, the furniture of the house and the bed in which one sleeps are not trifles, and they are best talked about before the wedding.

## The families

Remember the parents of the one who died. They may fear that they will lose their grandchildren too. A visit before the engagement is made known, and a fixed day on which the children go to them, can prevent years of distance.

If you come from the other direction and hope to marry a widow or a widower, you are not competing with anybody. Grief that is allowed to speak grows quieter. Hearts at rest with each other are a sign of God’s care (Qur’an 30:21), and a heart that has rested once already knows what it is looking for.

## References

- Qur’an 2:234
- Qur’an 2:235
- Qur’an 30:21
- Qur’an 65:4
- Sahih al-Bukhari 3818
- Sahih al-Bukhari 5320
- Sahih Muslim 918
`,
};
