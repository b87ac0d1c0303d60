import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import type { CaseWords } from '#kernel/desk/case-words.ts';
import type { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../identity/index.ts';
import type { Cities } from './domain/cities.ts';
import type { Consultations } from './domain/consultation.ts';
import type { PrayerReminders } from './domain/prayer-reminder.ts';
import type { Reports } from './domain/report.ts';
import type { ConflictingParties, SupportTickets } from './domain/support-ticket.ts';
import type { ReportMaterialPort } from './ports.ts';

/** Ports of the commands, queries and reactions, each of which picks its own. */
export interface UseCasePorts {
  caseWords: CaseWords;
  cities: Cities;
  clock: Clock;
  conflictOfInterest: ConflictOfInterest;
  consultations: Consultations;
  db: Knex;
  identity: IdentityFacade;
  limits: Limits;
  material: ReportMaterialPort;
  parties: ConflictingParties;
  questions: SupportTickets;
  reminders: PrayerReminders;
  reports: Reports;
  seals: Seals;
  uow: UnitOfWork;
}
