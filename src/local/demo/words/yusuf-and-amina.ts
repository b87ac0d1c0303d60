import type { Member } from '../cast.ts';
import type { WrittenMessage } from '../requests.ts';
import { daysBefore } from '../times.ts';

type When = [days: number, hour: string];
interface MessageSeed {
  by: 'yusuf' | 'amina';
  at: When;
  says: string;
  approved?: When;
  declined?: { at: When; reason: string };
  read?: When;
}

/** Messages between Yusuf and Amina: read, unread, declined, and two that wait for her father. */
const messages: MessageSeed[] = [
  {
    by: 'yusuf',
    at: [33, '18:40'],
    says: 'Assalamu alaikum. Thank you for your answer, and please thank your father. I do not mind at all that he reads along. How are your daughters?',
    approved: [33, '20:15'],
    read: [33, '21:30'],
  },
  {
    by: 'amina',
    at: [32, '19:05'],
    says: 'Wa alaikum salam. They are well, and one of them has lost a tooth, so there is great excitement here. How does your son like his school?',
    approved: [32, '20:10'],
    read: [32, '21:45'],
  },
  {
    by: 'yusuf',
    at: [30, '17:55'],
    says: 'Better since he changed class. He was unhappy for a year after we parted. I learned to fetch him early on Wednesdays and to say nothing until he had eaten.',
    approved: [30, '19:30'],
    read: [30, '20:50'],
  },
  {
    by: 'amina',
    at: [29, '20:20'],
    says: 'That is wise. Mine talk only in the car. May I ask what happened in your marriage, as far as you wish to tell it?',
    approved: [28, '08:40'],
    read: [28, '12:35'],
  },
  {
    by: 'yusuf',
    at: [27, '21:00'],
    says: 'We married quickly and wanted different things. Neither of us was cruel. I was away too much for work and should have seen sooner what it did. I changed my post afterwards, which was late, but it was right for my son.',
    approved: [26, '09:00'],
    read: [26, '18:15'],
  },
  {
    by: 'amina',
    at: [25, '19:45'],
    says: 'Thank you for answering so plainly. Mine was not told the truth about money. I have forgiven it, but I would want to see the accounts, and I say so early.',
    approved: [25, '21:10'],
    read: [24, '07:50'],
  },
  {
    by: 'yusuf',
    at: [22, '18:30'],
    says: 'You would see them. There is a mortgage and no other debt, and I keep a list of what I lend and give. I could show it to your father whenever he likes.',
    approved: [22, '20:00'],
    read: [21, '07:30'],
  },
  {
    by: 'yusuf',
    at: [19, '21:20'],
    says: 'It would be so much easier to talk on the telephone in the evening, if only for ten minutes.',
    declined: { at: [18, '08:15'], reason: 'Not yet, please. Come and see me first, then we shall find an evening.' },
  },
  {
    by: 'amina',
    at: [15, '19:15'],
    says: 'My father tells me that you two have arranged to meet on Saturday. I hope that he shows you the garden before he begins with the questions.',
    approved: [15, '19:50'],
    read: [15, '21:05'],
  },
  {
    by: 'yusuf',
    at: [12, '20:10'],
    says: 'He showed me the garden, then the garage, and then came the questions. I liked him very much. I promised him to be honest about Leeds: I could move to Bradford, but not before my son leaves primary school next summer.',
    approved: [12, '21:00'],
    read: [11, '07:40'],
  },
  {
    by: 'amina',
    at: [9, '18:50'],
    says: 'That is a good answer. The girls can change school once, not twice, so next summer might suit us better in any case. How would you want the children to meet?',
    approved: [9, '20:30'],
    read: [8, '12:20'],
  },
  {
    by: 'yusuf',
    at: [7, '19:25'],
    says: 'Slowly, and outdoors. A walk on the moor with your parents, a flask of tea, and no announcements. My son is shy for an hour and then does not stop.',
    approved: [7, '21:15'],
    read: [6, '08:10'],
  },
  {
    by: 'amina',
    at: [5, '20:05'],
    says: 'A walk, then. My mother asks whether your son eats samosas. I said that I would find out.',
    approved: [4, '08:30'],
    read: [4, '18:00'],
  },
  {
    by: 'yusuf',
    at: [3, '10:15'],
    says: 'He eats them faster than they can be fried. Would the Sunday after next suit your parents?',
    approved: [1, '20:00'],
  },
  {
    by: 'amina',
    at: [3, '19:20'],
    says: 'I have been thinking about your Wednesdays. I tried it with my elder one yesterday, tea first and questions later, and it worked.',
    approved: [1, '20:05'],
  },
  {
    by: 'yusuf',
    at: [2, '20:30'],
    says: 'My mother would like to send yours a jar of her lime pickle before the walk, if your father allows it.',
  },
  {
    by: 'amina',
    at: [1, '07:50'],
    says: 'One more thing, which I would rather write than say. I should like to go on working three days a week. It matters to me, and I would not want you to learn it late.',
  },
];

export const mainConversation = (two: Record<'yusuf' | 'amina', Member>, now: Date): WrittenMessage[] =>
  messages.map(({ by, at, says, approved, declined, read }) => ({
    by: two[by],
    says,
    at: daysBefore(now, ...at),
    ...(approved && { decision: { action: 'approve', at: daysBefore(now, ...approved) } }),
    ...(declined && { decision: { action: 'decline', reason: declined.reason, at: daysBefore(now, ...declined.at) } }),
    ...(read && { readAt: daysBefore(now, ...read) }),
  }));
