export const integer = (min: number, max: number) => ({ kind: 'number', range: { min, max } }) as const;

/** One line of free text, of up to `max` characters. */
export const shortText = (max: number) => ({ kind: 'short-text', range: { min: 1, max } }) as const;

/** Several lines of free text. */
export const longText = (min: number, max: number) => ({ kind: 'long-text', range: { min, max } }) as const;

/** One of these answers; their labels are at `person:options.<field>.<answer>`. */
export const choice = <const Options extends readonly string[]>(options: Options) =>
  ({ kind: 'choice', options }) as const;

/** At least `fewest` of these answers, without duplicates. */
export const multipleChoice = <const Options extends readonly string[]>(options: Options, fewest = 1) =>
  ({ kind: 'multiple-choice', options, fewest }) as const;
/** Short entries of free text; in the form one line, separated by commas. */
export const list = () => ({ kind: 'list' }) as const;

/** Short answers to prompts of the operator's list (R-C.5). */
export const prompted = () => ({ kind: 'prompted' }) as const;

export const yesNo = () => ({ kind: 'yes-no' }) as const;

export const name = () => ({ kind: 'name' }) as const;

export const date = () => ({ kind: 'date' }) as const;

/** Two ages, the lower one first. */
export const ageRange = () => ({ kind: 'age-range' }) as const;
