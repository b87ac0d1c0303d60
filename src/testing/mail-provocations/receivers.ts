import type { Person, Sister } from '../people.ts';
import type { ProvokedEmail } from './provocation.ts';

/** An email to the owner of an account, with the owner's name. */
export const to = ({ email, name, browser }: Person, places: ProvokedEmail['places'] = {}): ProvokedEmail => ({
  to: email,
  places: { name, ...places },
  browser,
});
export const toWali = ({ name, wali }: Sister, more: ProvokedEmail['places'] = {}): ProvokedEmail => ({
  to: wali.email,
  places: { guardian: wali.name, ward: name, ...more },
});
export const toHolder = ({ email, browser }: Person): ProvokedEmail => ({ to: email, browser });
