/** Changes of how the families speak, about which the others get an email. */
export const familyUpdates = ['contactReleased', 'relativeRequested', 'relativeNamed', 'relativeDeclined'] as const;

export const isFamilyUpdate = (what: MatchUpdateKind): boolean => familyUpdates.some((kind) => kind === what);

/** Changes of a meeting before all three confirmed it; after that, they get the calendar file. */
export const meetingUpdates = ['meetingProposed', 'meetingMoved'] as const;

export const isMeetingUpdate = (what: MatchUpdateKind): boolean => meetingUpdates.some((kind) => kind === what);

/** Changes of a topic, about which both members get an email. */
export const topicUpdates = ['topicRequested', 'topicApproved', 'topicSentBack'] as const;

export const isTopicUpdate = (what: MatchUpdateKind): boolean => topicUpdates.some((kind) => kind === what);

/** Changes of a match, apart from its end, about which the others get an email. */
export const matchUpdateKinds = [
  'paused',
  'resumed',
  'endObjected',
  'stageProposed',
  'stageReached',
  'stageDeclined',
  'readAlongWished',
  'readAlongBegan',
  'readAlongEnded',
  ...familyUpdates,
  ...meetingUpdates,
  ...topicUpdates,
] as const;
export type MatchUpdateKind = (typeof matchUpdateKinds)[number];
