import type { Language } from '#kernel/i18n/languages.ts';
import { stages, type Stage } from '../match-states.ts';

export const TOPIC_TITLE_MAX = 120;
export const TOPIC_HINT_MAX = 1500;
export const TOPIC_REFERENCE_MAX = 200;
export const TOPIC_CARE_MAX = 500;
export const TOPIC_ARTICLE_MAX = 200;

/** A `spoken` topic has no text field; the two mark it for a conversation (R-A.3). */
export const topicKinds = ['written', 'spoken'] as const;
export type TopicKind = (typeof topicKinds)[number];

export type TopicStage = Exclude<Stage, 'completed'>;
export const topicStages = stages.filter((stage): stage is TopicStage => stage !== 'completed');

/** Words of a topic in each language. */
export type TopicText = Record<Language, string>;

export interface Topic {
  topicId: number;
  stage: TopicStage;
  kind: TopicKind;
  title: TopicText;
  /** Questions, never rulings (R-A.1). */
  hint: TopicText;
  /** Verses and hadiths, if any. */
  reference: TopicText | null;
  /** A line of caution, if the topic needs one. */
  care: TopicText | null;
  /** Slug of the guidance article that the hint refers to, if any. */
  article: string | null;
  isOn: boolean;
  revision: number;
}
