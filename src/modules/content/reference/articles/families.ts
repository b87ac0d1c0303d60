import type { NewArticle } from './new-article.ts';

export const stepchildren: NewArticle = {
  slug: 'children-and-a-new-marriage',
  title: 'Children and a new marriage',
  category: 'children',
  is_published: true,
  excerpt:
    'They did not choose this. What children need to hear, what a stepparent may hope for, and what does not change.',
  content: `
A second marriage is decided by two adults and lived by everybody in the house. Children come to it with a loss of their own. They may like the new person very much and still be angry, because liking him or her feels like taking sides.

The household of the Prophet, peace be upon him, knew this. Umar ibn Abi Salama, whose father had died, grew up there as a stepson. As a man he remembered one meal: his hand had wandered all over the dish, and the Prophet told him kindly to begin with God’s name, to eat with his right hand and to take what was nearest to him (Sahih al-Bukhari 5376). He was corrected without being shamed, at a table where he belonged. There is hardly a better picture of what a stepparent can be.

His mother, Umm Salama, had asked whether there was a reward in what she spent on the children of her first husband. They were her own, and she would not have left them in need in any case. The answer was yes, there was a reward in it (Sahih al-Bukhari 5369). Care for a child who has lost a father has its own promise: whoever looks after an orphan will be as close to the Prophet in Paradise as two fingers of one hand (Sahih al-Bukhari 5304).

## Telling them

What should children be told? Before an engagement, little, and nothing that is not settled. A child should not meet one hopeful stranger after another. Once you are sure, tell them yourself, at a quiet time, each in words for his or her age. Three things are worth saying: this was not your doing, nobody takes the place of your father or your mother, and you may feel about it whatever you feel. Leave room for questions on the next day and in the next month.

## What stays

Some things do not change. A child keeps the father’s name (Qur’an 33:5) and both sides of the family. A mother is not to be made to suffer through her child, nor a father through his (Qur’an 2:233), and that is a fair rule for handovers, school holidays and telephone calls. What becomes of custody when a mother marries again is answered differently by the schools, and the law of the country has its own answer; find out before the wedding, not after.

## Day by day

Agree with your new husband or wife on who does what. At first the child’s own parent sets the rules and keeps them, and the stepparent supports. Trust comes by doing things: driving to football, helping with fractions, turning up. Do not ask a child to say ‘Mum’ or ‘Dad’. Some will one day, and it will be their own idea. Money deserves a plain talk too: who pays for shoes, trips and university.

Being fair does not mean feeling the same for every child. It means that gifts, time and tone can be seen to be just. When there are both his and hers, and later perhaps ours, speak of it openly and often. The Prophet, peace be upon him, told parents to be mindful of God and to treat their children justly (Sahih al-Bukhari 2587).

Keep some evenings for the children you had before. Keep the old bedtime story, the Friday visit, the photograph on the shelf. A child who has lost nothing more will, in time, have something to give.

## References

- Qur’an 2:233
- Qur’an 33:5
- Sahih al-Bukhari 2587
- Sahih al-Bukhari 5304
- Sahih al-Bukhari 5369
- Sahih al-Bukhari 5376
`,
};

export const relatives: NewArticle = {
  slug: 'when-the-family-has-doubts',
  title: 'When the family has doubts',
  category: 'family',
  is_published: true,
  excerpt:
    'Parents, grown children and former in-laws may not be glad at first. How to listen without handing over the decision.',
  content: `
You may have thought for two years about marrying again. Your family heard about it on Sunday. Give them time to catch up.

Parents who saw you hurt once are afraid that they will see it twice. Grown children may fear for the memory of the one who died, for the house, or for you. Former parents-in-law wonder whether they will still be asked to the school play. A fear that is named can be answered. A fear that is told to be quiet comes back as a rule: not a divorced man, not a woman with children, not somebody from that town.

## Listen first

So ask first. ‘What worries you most?’ is a better beginning than any argument. You may learn something. Those who love you sometimes see what you would rather not see. The believers are praised for settling their affairs by consulting one another (Qur’an 42:38), and the Prophet, peace be upon him, himself took the advice of Umm Salama on one of his hardest days and acted on it in front of everybody (Sahih al-Bukhari 2731).

## Counsel is not obedience

To consult is not to obey in everything. Kindness to parents is owed always: not a word of contempt, and a prayer for mercy on them who brought you up when you were small (Qur’an 17:23-24). But the Qur’an also speaks to families who stand in the way. When Ma‘qil ibn Yasar’s sister had been divorced, and the same man later asked to marry her again, her brother refused out of anger, although she wished for it. Then it was revealed that such women must not be kept from marrying when both sides have agreed in fairness (Qur’an 2:232), and Ma‘qil gave her in marriage (Sahih al-Bukhari 5130). He gave up a grudge that had felt like honour.

Pressure in the other direction is no better. Khansa bint Khidam had been married before when her father gave her to a man she did not want. She went to the Prophet, peace be upon him, and he undid the marriage (Sahih al-Bukhari 5138). A family that says ‘take him, at your age you cannot be particular’ should know this story.

## Children and former families

With grown children, be open about what is practical. Tell them what will become of the home and of an inheritance before they lie awake over it; a lawyer and a scholar can each help to write it down. Do not ask them for permission. Ask them for a meeting, once, somewhere neutral, with tea and without speeches. They need not love this person. It is enough if they are courteous, and courtesy has grown into more in many houses.

With the parents of a late husband or wife, go yourself before the news does. With the family of a former one, leave the contact through the children civil and brief. It is not your task to explain your decision to everybody.

## When all of them hesitate

If a father, a brother and a daughter all hesitate for the same reason, stop and look again. If each has another reason, and none of them has met the person, arrange for them to meet. And where a dispute hardens, let somebody whom both sides respect speak with each alone. For a quarrel between husband and wife the Qur’an advises one such person from either family, and says that if they wish to put things right, God will help (Qur’an 4:35). The same is worth trying before a marriage.

Most families come round. What they remember later is whether they were told the truth in good time.

## References

- Qur’an 2:232
- Qur’an 4:35
- Qur’an 17:23-24
- Qur’an 42:38
- Sahih al-Bukhari 2731
- Sahih al-Bukhari 5130
- Sahih al-Bukhari 5138
`,
};
