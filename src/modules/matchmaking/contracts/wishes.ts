/** The wishes for the other side of which a member may say not to do without it. */
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

/** The wishes among these answers. To accept something is none: it leaves nobody out. */
export const wishesIn = (answers: Readonly<Record<string, unknown>>): Wish[] =>
  wishes.filter(
    (wish) => ![undefined, null, '', true].includes(answers[wish] as never) && [answers[wish]].flat().length > 0,
  );
