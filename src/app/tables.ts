import { kernelData } from '#kernel/kernel-data.ts';
import type { PersonalTable } from '#kernel/personal-data.ts';
import { personalData as billing } from '../modules/billing/personal-data.ts';
import { personalData as content } from '../modules/content/personal-data.ts';
import { personalData as guardianship } from '../modules/guardianship/personal-data.ts';
import { personalData as identity } from '../modules/identity/personal-data.ts';
import { personalData as matchmaking } from '../modules/matchmaking/personal-data.ts';
import { personalData as messaging } from '../modules/messaging/personal-data.ts';

/** Every table with personal data, for export, erasure and key rotation. */
export const tables: PersonalTable[] = [
  ...identity,
  ...matchmaking,
  ...messaging,
  ...guardianship,
  ...billing,
  ...content,
  ...kernelData,
];

/** Their schemas: one for each module, and the kernel's. */
export const schemas = [...new Set(tables.map(({ table }) => table.split('.')[0]!))];
