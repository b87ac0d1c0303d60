import type { Gender } from '#modules/identity/contracts/auth.ts';
import type { ProfileFacts } from './requests.ts';

/** The first two messages, by who begins: first the beginner's, then the other's. */
export const openings: Record<Gender, [string, string][]> = {
  male: [
    [
      'Assalamu alaikum. Thank you for letting us talk. I am glad that your guardian reads along; it makes it easier to be plain. How has your week been?',
      'Wa alaikum salam. Full, and good, thank you. I would suggest that we each ask one question at a time. You may begin.',
    ],
    [
      'Assalamu alaikum. I hope that this finds you and your family well. I have read your profile again and noted what I would like to ask. May I begin, or would you rather?',
      'Wa alaikum salam. We are well, thank God. Please begin. I shall have questions of my own by the time you have finished.',
    ],
    [
      'Assalamu alaikum. I am better at listening than at writing, so please forgive short letters. How is your family?',
      'Wa alaikum salam. They are well. Short letters are welcome here; my guardian has to read them too.',
    ],
    [
      'Assalamu alaikum. Thank you for your trust. Before anything else: please tell me if I ask something that you would rather leave for later.',
      'Wa alaikum salam. That is considerate. I will tell you, and please do the same with me.',
    ],
    [
      'Assalamu alaikum. I have told my family that we are writing. My brother sends his greetings to your guardian.',
      'Wa alaikum salam. He has read them and returns them. He says that your brother is welcome to ring him.',
    ],
  ],
  female: [
    [
      'Assalamu alaikum. Thank you for accepting. My guardian reads these letters and is quicker with his spectacles than he admits. How are you?',
      'Wa alaikum salam. I am well, thank God, and shall mind my spelling. It is good to hear from you.',
    ],
    [
      'Assalamu alaikum. I was glad of your answer. I would like to be open from the beginning and hope that you will be, too.',
      'Wa alaikum salam. I will. I have found that the awkward questions grow no easier by waiting, so please ask them.',
    ],
    [
      'Assalamu alaikum. It is new to me to write to somebody like this. May I ask how you spent your Friday?',
      'Wa alaikum salam. At the mosque, then at my mother’s table, then asleep in a chair. I recommend it.',
    ],
  ],
};

export interface Topic {
  asks: string;
  answers: string;
  /** The asker's last word. */
  replies?: string;
  fits?: (asker: ProfileFacts, receiver: ProfileFacts) => boolean;
}

const wasMarried = ({ life }: ProfileFacts) => life !== 'never_married' && life !== 'married';
const haveChildrenAtHome = ({ life }: ProfileFacts) => life.endsWith('with_children');

export const topics: Topic[] = [
  {
    asks: 'May I ask what a usual weekday of yours is like, from morning to night?',
    answers:
      'Early and full. I pray, work, come home, cook something simple and read a little. On Thursdays I see friends.',
    replies: 'Mine is much the same, with less cooking and more toast.',
  },
  {
    asks: 'How do you like to spend Ramadan?',
    answers:
      'Quietly. I take some days off at the end if I can, and I would rather break the fast at home than at large dinners.',
    replies: 'Then we agree. I would only insist on dates and soup.',
  },
  {
    asks: 'How would you want to arrange money in a marriage: one purse or two?',
    answers:
      'I think that what is hers is hers. For the house I would like one account that both can see, and no surprises.',
    replies: 'That seems fair to me. I would like us to write it down before the wedding and then forget about it.',
  },
  {
    asks: 'What did your first marriage teach you, if I may ask?',
    answers:
      'To speak earlier. I used to wait until I was sure, and by then it had become a grievance. I practise on my sister now.',
    replies: 'Thank you for saying that. It is close to what I learned.',
    fits: (asker, receiver) => wasMarried(asker) && receiver.life.startsWith('divorced'),
  },
  {
    asks: 'Would you want to live near your parents?',
    answers: 'Near, yes, and not in the same house. A quarter of an hour on foot would be right for everybody.',
    replies: 'A quarter of an hour sounds wise.',
  },
  {
    asks: 'How would you feel about moving to another city?',
    answers:
      'I have moved twice and know how it is done. It would depend on work and on who could visit. I would want to see the place in November and not only in June.',
    fits: (asker, receiver) => asker.city !== receiver.city,
  },
  {
    asks: 'Do you become angry easily?',
    answers:
      'Rarely, and then I go quiet for an hour, which I am told is worse. I am learning to say that I need the hour.',
    replies: 'That is honest. I talk too much when I am upset, so we might balance out.',
  },
  {
    asks: 'How do your children feel about your marrying again?',
    answers:
      'I was asked whether anybody would touch the bookshelves, and I promised that nobody would. It needs time, and I would like to give it time.',
    replies: 'The bookshelves would be safe. I would wait to be introduced until you think it right.',
    fits: (_, receiver) => haveChildrenAtHome(receiver),
  },
  {
    asks: 'What would you hope for from a stepparent?',
    answers:
      'At first, no more than a friendly grown-up who keeps promises. The rest comes by itself, or it does not and is still all right.',
    replies: 'I can promise the promises.',
    fits: (_, receiver) => haveChildrenAtHome(receiver),
  },
  {
    asks: 'Which school do you follow, in practice?',
    answers: 'I pray as I was taught at home and ask a scholar about the rest. I do not argue about it.',
    replies: 'Good. I have seen suppers spoiled by such arguments.',
  },
  {
    asks: 'Is there anything about your health that I should know? I ask everybody, and you may ask me.',
    answers: 'A bad back in winter, and spectacles for reading. Nothing else, thank God. And you?',
    replies: 'Hay fever in May, and otherwise well.',
  },
  {
    asks: 'What makes you laugh?',
    answers: 'Children who explain things. And my uncle, who tells the same story wrong every Eid.',
    replies: 'I think that every family has been given one such uncle.',
  },
  {
    asks: 'How much of your time belongs to your family?',
    answers: 'Sundays, and whenever somebody is ill. I would want to keep the Sundays and be happy to share them.',
  },
  {
    asks: 'What are you reading at the moment?',
    answers: 'A biography, very slowly, and before I sleep a page of the Qur’an with its meaning.',
    replies: 'I am on the same plan, without the biography.',
  },
  {
    asks: 'Would you want a large wedding?',
    answers:
      'A small one: those who have fed us since we were children. I would rather spend the rest on a good table for the house.',
    replies: 'A good table it is.',
  },
  {
    asks: 'When you disagree with somebody, how do you make peace?',
    answers:
      'On the same day if I can. If I cannot, I say when. My parents never slept on a quarrel, and I would like to keep that up.',
  },
  {
    asks: 'What would you find hard to live with?',
    answers: 'A television that is always on, and things that are left unsaid. I could get used to most of the rest.',
    replies: 'I have noted both. I own no television.',
  },
  {
    asks: 'How did you come to think of marrying again?',
    answers:
      'I noticed that there was nobody to whom I told the good news of the day. My aunt helped too, by asking every week.',
    replies: 'I know that aunt. I believe she has relations everywhere.',
    fits: (_, receiver) => wasMarried(receiver),
  },
  {
    asks: 'Is there a place that you would like to see once with somebody?',
    answers: 'Cordoba, in spring. And the Umrah, as soon as it is possible.',
    replies: 'I would say yes to both.',
  },
  {
    asks: 'What do you do when you cannot sleep?',
    answers: 'I get up, pray two units, drink something warm and stop looking at the clock.',
  },
];

/** How a conversation turns to a meeting: his question and her answer. */
export const meetings: [string, string][] = [
  [
    'Would your guardian be willing to meet me? I would come with my brother, whenever it suits him.',
    'I have asked him. He says that a Saturday would be best, and that you should both come hungry.',
  ],
  [
    'I have liked every one of these letters. May I ask your guardian for a conversation?',
    'You may. He has been expecting it, I think, and has tidied the front room.',
  ],
  [
    'My parents ask whether our families might have tea together, with no obligation on either side.',
    'Thank you. We would be glad. My mother asks whether anybody is allergic to nuts.',
  ],
];

/** Declined messages of men, with the guardian's reason. */
export const withheld: { says: string; reason: string }[] = [
  {
    says: 'This is rather slow. Could we not talk once without anybody reading?',
    reason: 'Patience, please. You are welcome to ring me, and then we arrange a meeting.',
  },
  {
    says: 'I was in your town on Tuesday and looked for you in every queue.',
    reason: 'This is too familiar. Please write about what matters for a marriage.',
  },
  {
    says: 'I believe that I could love you already.',
    reason: 'Kindly meant, and too early. Please write it differently.',
  },
];
