/** The topics on which two people are compared, with their weight in the score, the highest first. */
export const topicWeights = {
  practice: 18,
  values: 16,
  age: 14,
  children: 12,
  prayer: 12,
  polygyny: 10,
  timeline: 10,
  location: 8,
  culture: 6,
  madhhab: 5,
  smoking: 5,
} as const;

export type Topic = keyof typeof topicWeights;
export const topics = Object.keys(topicWeights) as Topic[];

/** The share of a topic's weight that counts when one of the two left the topic open. */
export const OPEN_COUNTS = 0.5;

/** Size of the window in which people of similar rank are sorted by the whole score (ADR 22). */
export const RANKED_TOGETHER = 100;
