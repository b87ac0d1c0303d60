import { ConnectionError } from './api.ts';
import { i18n } from '../text/i18n.ts';

/** What is said of a failure of which the server said nothing: its true cause, as far as it is known. */
export const ownMessageOf = (error: unknown): string =>
  error instanceof ConnectionError ? i18n.t('connection.noAnswer') : i18n.t('failed');
