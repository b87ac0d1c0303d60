import { CONSENT_VERSION } from '#modules/matchmaking/contracts/consent.ts';
import data from './data/yusuf-and-amina.json' with { type: 'json' };
import type { SignIn } from '../cockpit/sign-in.ts';
import { DEMO_DOMAIN, imam, type Member, type Sister } from './cast.ts';
import type { AgreedStage, RequestSeed, WrittenMessage } from './requests.ts';
import type { DatedAct } from './paths/path-acts.ts';
import type { FamiliesSeed } from './simulate-families.ts';
import { datedBefore } from './times.ts';

export const PASSWORD = 'Quince-orchard-7';
/** The address of a member of staff who is no admin. */
export const MODERATOR = `moderator@${DEMO_DOMAIN}`;
/** The demo's sign-ins, all with one password. */
export const demoSignIns: SignIn[] = [
  { role: 'brother', email: data.yusuf.email, password: PASSWORD },
  { role: 'sister', email: data.amina.email, password: PASSWORD },
  { role: 'guardian', email: data.amina.guardian.email, password: PASSWORD },
  { role: 'imam', email: imam.waliEmail, password: PASSWORD },
  { role: 'moderator', email: MODERATOR, password: PASSWORD },
];

type ByLead<T> = Omit<T, 'by'> & { by: 'yusuf' | 'amina' };
type Course = Omit<RequestSeed, 'from' | 'to' | 'sister'>;

/**
 * The two members with sign-ins of their own: a father of one, on a six-month plan for five and a half weeks, and a
 * mother of two, whose father guards her and has an account.
 */
export function leadsAt(now: Date): { yusuf: Member; amina: Sister } {
  const { yusuf, amina } = datedBefore<{ yusuf: Member; amina: Sister }>(now, data);
  const consents = <M extends Member>(lead: M): M => ({
    ...lead,
    profile: { ...lead.profile!, consentVersion: CONSENT_VERSION },
  });
  return { yusuf: consents(yusuf), amina: consents(amina) };
}

/** Requests of the two: to Amina from others than Yusuf, and his own; with their stages, and messages, some waiting. */
export const leadRequestsAt = (now: Date) =>
  datedBefore<{
    toAmina: Course[];
    ofYusuf: (Course & { direction: 'sent' | 'received' | 'to Amina' })[];
    messages: ByLead<WrittenMessage>[];
    stages: ByLead<AgreedStage>[];
    families: FamiliesSeed;
    path: DatedAct[];
  }>(now, data);
