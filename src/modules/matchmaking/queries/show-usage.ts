import type { z } from 'zod';
import { after, DAY, isoDay } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { subscriptionUsage } from '../../billing/contracts/subscription.schema.ts';
import type { InterestRequestRow } from '../infra/rows.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

const DAYS = 30;
const RECENT = 10;

/** A member's use of the allowance: this period, day by day, and the latest requests. */
export class ShowUsage extends UseCase<Pick<UseCasePorts, 'db' | 'clock' | 'allowanceQuery'>> {
  async execute(accountId: UserId): Promise<z.infer<typeof subscriptionUsage.answer>> {
    const { db, clock, allowanceQuery } = this.ports;
    const now = clock.now();
    const allowance = await runQuery(db, allowanceQuery, { accountId });
    const remaining = allowance?.remaining(now) ?? 0;
    const begun = remaining > 0 || allowance?.nextGrant(now) ? allowance?.periodBegan(now) : null;
    const first = after(startOfDay(now), -(DAYS - 1) * DAY);
    const sent: Pick<InterestRequestRow, 'to_profile_id' | 'created_at'>[] = await db(
      'matchmaking.interest_request as r',
    )
      .join('matchmaking.profile as p', 'p.id', 'r.from_profile_id')
      .where('p.account_id', accountId)
      .where('r.created_at', '>=', begun && begun < first ? begun : first)
      .orderBy('r.created_at', 'desc')
      .select('r.to_profile_id', 'r.created_at');
    const days = Map.groupBy(sent, ({ created_at }) => isoDay(created_at));
    const used = begun ? sent.filter(({ created_at }) => created_at >= begun).length : 0;
    return {
      totalRequests: used + remaining,
      usedRequests: used,
      remainingRequests: remaining,
      resetDate: allowance?.nextGrant(now)?.toISOString() ?? null,
      dailyUsage: Array.from({ length: DAYS }, (_, n) => {
        const date = isoDay(after(first, n * DAY));
        return { date, requests: days.get(date)?.length ?? 0 };
      }),
      recentActivity: sent.slice(0, RECENT).map((row) => ({
        toProfileId: row.to_profile_id,
        sentAt: row.created_at.toISOString(),
      })),
    };
  }
}

const startOfDay = (at: Date): Date => new Date(at.getTime() - (at.getTime() % DAY));
