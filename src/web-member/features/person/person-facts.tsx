import type { ProfileFields } from '#modules/matchmaking/contracts/profile-field.ts';
import { Facts } from '../../ui/card.tsx';
import type { Answers } from './use-answer.ts';
import { useFacts } from './use-facts.ts';
import './person.css';

/** A profile's facts under their headings; a group that nobody filled is left out. */
export function PersonFacts({ profile, fields }: { profile: Answers; fields?: ProfileFields }) {
  const groups = useFacts(profile, fields).filter(({ facts }) =>
    facts.some(({ value }) => value !== undefined && value !== ''),
  );
  return (
    <div className="person-groups">
      {groups.map(({ title, facts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <Facts facts={facts} />
        </section>
      ))}
    </div>
  );
}
