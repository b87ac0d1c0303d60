/** Wishes for the other side that a member may mark as dealbreakers. */
export const wishes = [
  'preferredAgeRange',
  'preferredLocation',
  'preferredReligiousPractice',
  'preferredMadhhab',
  'preferredTimeline',
  'acceptsChildren',
  'acceptsPolygyny',
  'acceptsSmoking',
] as const;
export type Wish = (typeof wishes)[number];

/** Returns the wishes among these answers. An answer that accepts everybody is no wish. */
export const wishesIn = (answers: Readonly<Record<string, unknown>>): Wish[] =>
  wishes.filter(
    (wish) => ![undefined, null, '', true].includes(answers[wish] as never) && [answers[wish]].flat().length > 0,
  );
