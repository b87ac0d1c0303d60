import type { Person, Sister } from '../people.ts';
import type { ProvokedEmail } from './provocation.ts';

/** To the account's holder, who is called by the name that he or she gave. */
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
