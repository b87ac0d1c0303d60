import { answerText } from './i18n/answers.ts';
import type { Language } from './i18n/languages.ts';

/** The person or company that runs the site: the seller, and the controller of the data. */
export interface Operator {
  name: string;
  /** Lines of the postal address. */
  address: string[];
  email: string;
}

/** Returns the sentence at the foot of each page and email. */
export const operatorLine = ({ name, address }: Operator, language: Language): string =>
  answerText('operator', { name, address: address.join(', ') }, language);
