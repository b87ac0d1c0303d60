import type { Gender } from '#modules/identity/contracts/auth.ts';
import type { EarlierLife } from './earlier-life.ts';

/** Facts that a request may mention. */
export interface ProfileFacts {
  life: EarlierLife;
  hasChildren: boolean;
  interest: string | undefined;
  city: string;
}
export interface Note {
  says: string;
  /** Returns whether the note fits what both wrote about themselves. */
  fits?: (sender: ProfileFacts, receiver: ProfileFacts) => boolean;
}

const isWidowed = ({ life }: ProfileFacts) => life.startsWith('widowed');

/** Notes of interest requests. Places: `ownCity`, `ownWork`, `city`, `work`, `interest`. */
export const notes: Record<Gender, Note[]> = {
  male: [
    {
      says: 'Assalamu alaikum. I read your profile twice and liked its honesty. I live in {{ownCity}} and would be glad to speak with your guardian first, in whatever way he prefers.',
    },
    {
      says: 'Assalamu alaikum. You work as {{work}}, so I will not take much of your time. I am {{ownWork}}, I am serious about marrying, and I would be grateful to learn more about you.',
    },
    {
      says: 'Assalamu alaikum. We both seem to care more for ordinary days than for grand ones. I would like to know how you picture yours.',
    },
    {
      says: 'Assalamu alaikum. It seems to me that we agree on much, and perhaps not yet on where to live. I could imagine moving to {{city}}. I would rather ask than assume.',
      fits: (sender, receiver) => sender.city !== receiver.city,
    },
    {
      says: 'Assalamu alaikum. I read how you bring up your children. I would want to be somebody whom they can trust, and I know that this takes time.',
      fits: (_, receiver) => receiver.hasChildren,
    },
    {
      says: 'Assalamu alaikum. I have children of my own, so I know that they come first. If you think that our households could fit together, I would be glad to hear from you.',
      fits: (sender, receiver) => sender.hasChildren && receiver.hasChildren,
    },
    {
      says: 'Assalamu alaikum. I am sorry for your loss. I do not wish to take anybody’s place. If you would like to talk, I would be honoured; if not, I wish you well.',
      fits: (_, receiver) => isWidowed(receiver),
    },
    {
      says: 'Assalamu alaikum. You name {{interest}} among the things you like. I know little about it and would like to know more. I pray, I work, and I am patient.',
      fits: (_, receiver) => receiver.interest !== undefined,
    },
    {
      says: 'Assalamu alaikum. I asked my mother to read your profile too, and she said: write to her. So I write, with your guardian’s leave.',
    },
    {
      says: 'Assalamu alaikum. I prayed istikhara before writing this. I am {{ownWork}} in {{ownCity}}; the rest stands in my profile, the difficult parts too.',
    },
    {
      says: 'Assalamu alaikum. What you write about faith put into words what I had been trying to say. I would be glad to learn what a usual week of yours is like.',
    },
    {
      says: 'Assalamu alaikum. I would like to ask for your guardian’s permission to get to know you. I can give him the names of people who have known me for many years.',
    },
    {
      says: 'Assalamu alaikum. We live in the same city and may have stood in the same queue. I would be glad if our families could meet, when it suits your guardian.',
      fits: (sender, receiver) => sender.city === receiver.city,
    },
    {
      says: 'Assalamu alaikum. I am not good at first lines. I read yours with respect, and I would be glad if you read mine and asked me anything you like.',
    },
    {
      says: 'Assalamu alaikum. I know what it is to begin again. If you are willing to write a few letters, I will answer each of them with care.',
      fits: (sender) => sender.life !== 'never_married',
    },
  ],
  female: [
    {
      says: 'Assalamu alaikum. My guardian and I read your profile together, and we both thought that you sound like a fair man. I would like to hear more about your children.',
      fits: (_, receiver) => receiver.hasChildren,
    },
    {
      says: 'Assalamu alaikum. It is not easy for me to write first. You seem to be somebody who answers kindly, whatever the answer.',
    },
    {
      says: 'Assalamu alaikum. I liked that you do not praise yourself. May I ask what your friends would say about you?',
    },
    {
      says: 'Assalamu alaikum. I live in {{ownCity}} and would leave it for the right reasons. I would be glad to know what matters to you in a home.',
      fits: (sender, receiver) => sender.city !== receiver.city,
    },
    {
      says: 'Assalamu alaikum. You name {{interest}}; so does my brother, daily. I would like to know more about you.',
      fits: (_, receiver) => receiver.interest !== undefined,
    },
    {
      says: 'Assalamu alaikum. I have children at home, as you will have read. I would rather you thought about that first and answered slowly.',
      fits: (sender) => sender.life.endsWith('with_children'),
    },
    {
      says: 'Assalamu alaikum. My guardian suggested that I write to you, and having read your profile I think that he is right.',
    },
    {
      says: 'Assalamu alaikum. Your profile reads as if you meant it. If you are still looking, I would be glad to get to know you.',
    },
    {
      says: 'Assalamu alaikum. May God have mercy on your wife. I would not want you to stop speaking of her. I think that we might understand each other.',
      fits: (_, receiver) => isWidowed(receiver),
    },
    {
      says: 'Assalamu alaikum. We agree on what we could not do without, and that seems a good place to begin. May I ask how you see work and home after marriage?',
    },
    {
      says: 'Assalamu alaikum. I am {{ownWork}} and have little patience for games, which is why I am here. I would like to ask you some honest questions.',
    },
  ],
};

/** Words of an acceptance; some are without. */
export const acceptances: (string | undefined)[] = [
  'Wa alaikum salam. Thank you for your words. Yes, let us get to know each other, slowly.',
  'Wa alaikum salam. I have thought about it and prayed about it, and I accept gladly.',
  'Wa alaikum salam. Thank you for writing openly. I look forward to your questions and have some of my own.',
  'Wa alaikum salam. I accept. I may be slow to answer during the week; please do not read anything into it.',
  'Wa alaikum salam. My family is pleased that you wrote. Let us begin.',
  'Wa alaikum salam. You asked so courteously that it was easy to say yes.',
  undefined,
];

export const refusals: (string | undefined)[] = [
  'Wa alaikum salam. Thank you for your kind request. I do not think that we would suit each other, and I wish you well.',
  'Wa alaikum salam. I am getting to know somebody at present and would not want to do so with two at once. May God give you what is good.',
  'Thank you for writing. I feel that we look for different things, and I would rather say so now.',
  'Wa alaikum salam. Your profile speaks well of you. For me it is not the right time.',
  'Wa alaikum salam. I have thought about it with care. The distance would be too much for me.',
  undefined,
];

/** Reasons of guardians who declined a request; some give none. */
export const guardiansRefusals: (string | undefined)[] = [
  'The distance is great, and she has told me that she does not want to move.',
  'I asked for somebody who knows him and have not heard back.',
  'She is already getting to know somebody.',
  'We talked about it at home and decided against it. We wish him well.',
  undefined,
];
