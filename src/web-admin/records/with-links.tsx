import { Fragment } from 'react';
import { ProfileLink } from './person.tsx';

const NUMBER = /#(\d+)/;

/** A sentence whose profile numbers are links. */
export const WithLinks = ({ words }: { words: string }) => (
  <span>
    {words.split(NUMBER).map((part, place) => (
      // The parts of a sentence have no other key.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={place}>{place % 2 === 1 ? <ProfileLink id={Number(part)} /> : part}</Fragment>
    ))}
  </span>
);
