import { createHash, timingSafeEqual } from 'node:crypto';
import Router from '@koa/router';
import { DomainError } from '#kernel/errors.ts';
import { bytesOf } from '#kernel/http/raw-body.ts';
import { rawRoute } from '#kernel/http/route.ts';
import { reportMailEvents } from '../contracts/mail-events.schema.ts';
import type { RecordDeliveryFailures } from '../commands/notifications/record-delivery-failures.ts';
import { deliveryReportsIn } from './delivery-reports.ts';

/** A provider sends up to a thousand events at once. */
const LIMIT = 2 * 1024 * 1024;

/** The mail provider's reports, with the secret as a bearer token or as the password of the address. */
export function mailEventsRoutes({
  record,
  secret,
}: {
  record: RecordDeliveryFailures;
  secret: string | null;
}): Router {
  const router = new Router();
  rawRoute(router, reportMailEvents, async (ctx) => {
    if (!secret || !proves(ctx.get('Authorization'), secret)) throw new DomainError('common.unauthenticated');
    await record.execute(parsed(await bytesOf(ctx, LIMIT)));
    ctx.body = { received: true };
  });
  return router;
}

function proves(header: string, secret: string): boolean {
  const [, scheme = '', value = ''] = /^(basic|bearer) (.*)$/i.exec(header) ?? [];
  const isBasic = scheme.toLowerCase() === 'basic';
  const given = isBasic
    ? Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : value;
  return timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function parsed(bytes: Buffer): ReturnType<typeof deliveryReportsIn> {
  try {
    return deliveryReportsIn(bytes.toString());
  } catch {
    throw new DomainError('common.malformed');
  }
}
