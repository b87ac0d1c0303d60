export { Fit, FitInBrief, hasFit } from './fit.tsx';
export { Headline } from './headline.tsx';
export { useAnswer, type Answers } from './use-answer.ts';
export { useOptionLabel, useOptions } from './option-label.ts';
export { PersonExcerpt } from './person-excerpt.tsx';
export { PersonFacts } from './person-facts.tsx';
