/** What two people are compared on, the weightiest first, and what each topic weighs in the score. */
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

/** How much a topic that one of the two left open counts, of what it counts where both spoke. */
export const OPEN_COUNTS = 0.5;

/** So many of a list, who stand together by what weighs most, are put in order by the whole score (ADR 22). */
export const RANKED_TOGETHER = 100;
