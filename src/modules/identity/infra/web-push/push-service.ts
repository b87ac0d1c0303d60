import { sha256 } from '#kernel/values/sha256.ts';
import type { Clock } from '#kernel/clock.ts';
import type { PushAccess } from '#kernel/kernel.ts';
import type { Logger } from '#kernel/runtime/logger.ts';
import { textsOf } from '#kernel/i18n/texts.ts';
import { addressIn, languages } from '#kernel/i18n/languages.ts';
import type { PushKind, PushNotice } from '../../contracts/push.ts';
import { AT_THE_SERVICE, pathOf, type PushNotification, type PushResult, type PushService } from '../../domain/push.ts';
import { encrypted } from './encrypted.ts';
import { SiteKey } from './site-key.ts';

const texts = textsOf<{ sentences: Record<PushKind, string> }>('push');
/** Timeout of a push service. */
const PATIENCE = 10_000;

interface Ports {
  access: PushAccess;
  clock: Clock;
  log: Logger;
}

/** Nothing is sent to any other endpoint, whatever a browser registers. */
export function isAtPushService(endpoint: string, { services, standIn }: Pick<PushAccess, 'services' | 'standIn'>) {
  const { href, protocol, username, password, port, hostname } = new URL(endpoint);
  if (standIn !== null && href.startsWith(standIn)) return true;
  if (protocol !== 'https:' || username + password + port !== '') return false;
  return services.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}

/** Sends notifications to the browsers' push services, which cannot read them. */
export function webPush({ access, clock, log }: Ports): PushService {
  const site = new SiteKey(access.key, access.contact);
  return {
    publicKey: site.publicKey,

    complaintAbout({ endpoint, keys }) {
      if (!isAtPushService(endpoint, access)) return 'endpoint';
      try {
        encrypted('', keys);
        return null;
      } catch {
        return 'keys';
      }
    },

    async push(notice) {
      const { endpoint, keys } = notice.subscription;
      const status = await statusOf(endpoint, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
        headers: {
          Authorization: site.authorization(endpoint, clock.now()),
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(AT_THE_SERVICE / 1000),
          Topic: topicOf(notice),
          Urgency: 'normal',
        },
        body: new Uint8Array(encrypted(JSON.stringify(contentOf(notice)), keys)),
      });
      return outcomeOf(status, log);
    },
  };
}

const contentOf = ({ kind, language }: PushNotification): PushNotice => ({
  title: texts[language].sentences[kind],
  language,
  dir: languages[language].dir,
  kind,
  path: addressIn(language, pathOf[kind]),
});

/** A newer notification replaces a pending one with the same topic; the topic does not reveal the kind. */
const topicOf = ({ deviceId, kind }: PushNotification): string =>
  sha256(`${deviceId} ${kind}`, 'base64url').slice(0, 32);

/** Errors must not contain the endpoint, which would allow sending to the browser. */
async function statusOf(endpoint: string, request: RequestInit): Promise<number> {
  const response = await fetch(endpoint, request).catch((error: Error) => error);
  if (response instanceof Error) throw new Error(`A push service did not answer (${response.name})`);
  await response.body?.cancel();
  return response.status;
}

/** Distinguishes final failures from those worth a retry. */
function outcomeOf(status: number, log: Logger): PushResult {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`A push service answered ${status}`);
  log.error({ status }, 'a push service refused a notice');
  return 'refused';
}
