import { stages, type Stage } from '#modules/matchmaking/contracts/match-states.ts';
import texts from '../data/paths.json' with { type: 'json' };
import type { PathAct, TopicKey } from './path-acts.ts';

/** Where a couple has come to, the furthest first, since that takes the longest. */
export const outcomes = [
  'completed',
  'engagement',
  'serious_consideration',
  'ended',
  'meeting_arranged',
  'initial_conversation',
] as const;
export type Outcome = (typeof outcomes)[number];

type Written = keyof typeof texts.topics;
/** Null where nothing happens for a while. */
type Step = PathAct | null;

const { note, plan, place, present, phone: value, callTimes } = texts;
const waiting: Step[] = [null, null, null, null];

const says = (by: 'man' | 'woman', topic: Written): PathAct => ({
  act: 'answer',
  by,
  topic,
  words: texts.topics[topic][by === 'man' ? 'his' : 'hers'],
});
const underReview = (topic: Written): PathAct[] => [says('woman', topic), says('man', topic)];
const agreed = (topic: Written): PathAct[] => [
  says('man', topic),
  says('woman', topic),
  { act: 'decide' },
  { act: 'agree', by: 'man', topic },
  { act: 'agree', by: 'woman', topic },
];
const alone = (topic: TopicKey): PathAct => ({ act: 'answer', by: 'man', topic, kind: 'when_we_meet' });
const toBeSpoken = (topic: TopicKey): PathAct => ({ act: 'mark', by: 'woman', topic });
const requested = (topic: TopicKey): PathAct => ({ act: 'request', topic, note });

function stage(to: Stage): PathAct[] {
  const both: PathAct[] = [
    { act: 'propose', by: 'man', stage: to, ...(to === 'meeting_arranged' && { words: plan }) },
    { act: 'propose', by: 'woman', stage: to },
  ];
  return to === 'family_introduction' ? both : [...both, { act: 'decide' }];
}

const meeting = (time: Date): PathAct[] => [
  { act: 'meeting', by: 'guardian', place, present, times: [time] },
  { act: 'confirm', by: 'man', time },
  { act: 'confirm', by: 'woman', time },
];
const released: PathAct[] = [{ act: 'release', value, callTimes }, { act: 'open' }];

/** The steps up to a stage, with everything agreed that is then passed. */
function stepsTo(to: Stage, time: Date): Step[] {
  const parts: Partial<Record<Stage, Step[]>> = {
    initial_conversation: [...agreed('faith'), toBeSpoken('earlierMarriages')],
    family_introduction: [...stage('family_introduction'), ...released, ...agreed('hopes'), ...meeting(time)],
    meeting_arranged: stage('meeting_arranged'),
    serious_consideration: [
      ...waiting,
      { act: 'feedback', by: 'woman', answer: 'continue' },
      { act: 'feedback', by: 'man', answer: 'continue' },
      ...agreed('clearByThen'),
      ...stage('serious_consideration'),
    ],
    engagement: [...agreed('mahr'), ...agreed('civilRegistration'), ...stage('engagement')],
    completed: [...agreed('papers'), ...stage('completed')],
  };
  return stages.slice(0, stages.indexOf(to) + 1).flatMap((one) => parts[one] ?? []);
}

/** The acts at the last stage that leave something open: under review, alone, requested with a note. */
const openAt: Partial<Record<Outcome, Step[]>> = {
  initial_conversation: [alone('presentOrFurtherWife'), requested('children'), ...underReview('hopes')],
  meeting_arranged: [alone('clearByThen'), requested('familiesExpect'), ...underReview('meeting')],
  serious_consideration: [
    ...agreed('mahr'),
    alone('civilRegistration'),
    requested('childrenOfEarlierMarriages'),
    ...underReview('workAndMoney'),
  ],
  engagement: [alone('stillOpen'), requested('workAndMoney'), ...underReview('papers')],
};

/** The steps of a couple to its outcome, whose meeting is at this time. */
export function scriptOf(outcome: Outcome, time: Date): Step[] {
  if (outcome !== 'ended') return [...stepsTo(outcome, time), ...(openAt[outcome] ?? [])];
  return [
    ...stepsTo('meeting_arranged', time),
    ...waiting,
    { act: 'feedback', by: 'man', answer: 'continue' },
    { act: 'feedback', by: 'woman', answer: 'stop' },
    { act: 'end', by: 'woman', reason: texts.end },
  ];
}
