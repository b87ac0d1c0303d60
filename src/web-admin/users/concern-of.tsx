import type { UserRecord } from '#modules/identity/contracts/admin-users.schema.ts';
import { PersonKind } from '../records/person.tsx';
import type { Concern } from '../records/verb-button.tsx';
import { nameOf, shortNameOf } from './user.ts';

/** The person whom the buttons and dialogs of an account concern. */
export const concernOf = (user: UserRecord): Concern => ({
  name: shortNameOf(user),
  about: (
    <span className="person">
      <strong>{nameOf(user)}</strong>
      <PersonKind user={user} />
    </span>
  ),
});
