import { ConnectionError } from '../../../web-shared/server/api.ts';
import { i18n } from '../text/i18n.ts';

/** Describes a failure for which the server sent no sentence, by its cause as far as it is known. */
export const ownMessageOf = (error: unknown): string =>
  error instanceof ConnectionError ? i18n.t('connection.noAnswer') : i18n.t('failed');
