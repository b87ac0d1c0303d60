export { CitedSentence } from './cited-sentence.tsx';
export { Fit, FitInBrief, hasFit, HowFitLink } from './fit.tsx';
export { Headline } from './headline.tsx';
export { useAnswer, type Answers } from './use-answer.ts';
export { useOptionLabel, useOptions } from './option-label.ts';
export { OwnWords, PromptAnswers, useQuestion } from './prompt-answers.tsx';
export { PersonExcerpt } from './person-excerpt.tsx';
export { PersonFacts } from './person-facts.tsx';
export { WrittenInEnglish } from './written-in-english.tsx';
