import { stages, type Stage } from '#modules/matchmaking/contracts/match-states.ts';

/** From this stage on the guardian must confirm too. */
export const isConfirmedByGuardian = (
  stage: Stage,
): stage is Exclude<Stage, 'initial_conversation' | 'family_introduction'> =>
  stages.indexOf(stage) >= stages.indexOf('meeting_arranged');
