import { UserText } from '../../../web-shared/ui/user-text.tsx';
import './person.css';

/** The sentence of a profile that a request quotes, above the request's own words (R-C.6). */
export function CitedSentence({ label, words }: { label: string; words: string | null }) {
  if (!words) return null;
  return (
    <figure className="cited">
      <figcaption className="small quiet">{label}</figcaption>
      <UserText as="blockquote" className="serif">
        {words}
      </UserText>
    </figure>
  );
}
