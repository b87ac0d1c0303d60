/** How a person is shown: in a line, in facts, and in how two may fit. Other features import from here only. */
export { Fit, FitInBrief, hasFit } from './fit.tsx';
export { Headline } from './headline.tsx';
export { useAnswer, type Answers } from './use-answer.ts';
export { useOptionLabel, useOptions } from './option-label.ts';
export { PersonExcerpt } from './person-excerpt.tsx';
export { PersonFacts } from './person-facts.tsx';
