import type { GuardianId, UserId } from '#kernel/ids.ts';

/** Why nobody can decide between a ward and another person at present (decisions 5.8). */
export const obstacles = ['guardian-change', 'guardian-conflict', 'disabled'] as const;
export type Obstacle = (typeof obstacles)[number];

/** Who decides between a ward and another person. Where there is an obstacle, nobody does. */
export interface Deciding {
  /** Her acting guardian, also where an obstacle keeps him from deciding; null where she has none. */
  guardian: { id: GuardianId; accountId: UserId | null } | null;
  obstacles: Obstacle[];
}
