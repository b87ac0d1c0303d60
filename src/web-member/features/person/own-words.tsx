import { UserText } from '../../../web-shared/ui/user-text.tsx';
import { firstSentences } from './first-sentences.ts';
import './person.css';

/** The beginning of what a person wrote about themselves, for a card. */
export function OwnWords({ text }: { text: string }) {
  return <UserText className="said excerpt">{firstSentences(text)}</UserText>;
}
