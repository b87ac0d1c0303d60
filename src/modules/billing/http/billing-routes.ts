import Router from '@koa/router';
import * as contract from '../contracts/subscription.schema.ts';
import * as refund from '../contracts/admin-refunds.schema.ts';
import type { CrudCommands } from '#kernel/admin/admin-record.ts';
import { RecordExport } from '#kernel/admin/record-export.ts';
import { adminList, adminResource, adminRoute } from '#kernel/http/admin-routes.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { DeskPorts } from '#kernel/desk/case-command.ts';
import type { CaseWords } from '#kernel/desk/case-words.ts';
import { ReadWords } from '#kernel/desk/read-words.ts';
import type { ListAssignments } from '#kernel/desk/list-assignments.ts';
import { caseRoutes } from '#kernel/http/case-routes.ts';
import { publicRoute } from '#kernel/http/route.ts';
import {
  generatePromoCode,
  promoCodes,
  type PromoCodeFields,
  type PromoCodeRecord,
} from '../contracts/admin-promo-codes.schema.ts';
import { subscriptionPlans, type PlanFields, type PlanRecord } from '../contracts/admin-plans.schema.ts';
import { listSubscriptions } from '../contracts/admin-subscriptions.schema.ts';
import { DecideRefund } from '../commands/staff/decide-refund.ts';
import type { GeneratePromoCode } from '../commands/staff/generate-promo-code.ts';
import type { GrantPlan } from '../commands/staff/grant-plan.ts';
import type { ListAllPlans } from '../queries/list-all-plans.ts';
import type { RefundRequest } from '../domain/refund-request.ts';
import { ListPlans } from '../queries/list-plans.ts';
import type { ListPromoCodes } from '../queries/list-promo-codes.ts';
import { ListRefunds } from '../queries/list-refunds.ts';
import { ListSubscriptions } from '../queries/list-subscriptions.ts';
import type { SentRequestsPort } from '../ports.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type RefundPorts = DeskPorts &
  Pick<UseCasePorts, 'customers' | 'checkouts' | 'subscriptions' | 'payments' | 'refunds' | 'outboundJobs'>;
interface Ports extends RefundPorts, Pick<Kernel, 'db' | 'seals'> {
  caseWords: CaseWords;
  sentRequests: SentRequestsPort;
  assignments: ListAssignments;
  allPlans: CrudCommands<PlanRecord, PlanFields> & { list: ListAllPlans };
  promoCodes: CrudCommands<PromoCodeRecord, PromoCodeFields> & { list: ListPromoCodes; generate: GeneratePromoCode };
  grant: GrantPlan;
}

const isOpen = (request: RefundRequest | null) => request && request.state !== 'approved';
const VERBS = { requested: ['approve', 'refuse'], refused: ['approve'], approved: [] };
const verbsOf = ({ state, isCredited, wordsWithheld, wordsReadable }: refund.RefundRecord): string[] => {
  if (wordsWithheld) return wordsReadable ? ['read-words'] : [];
  return VERBS[state].filter((verb) => verb !== 'approve' || !isCredited);
};

export function billingRoutes(ports: Ports): Router {
  const router = new Router();
  const plans = new ListPlans(ports);
  publicRoute(router, contract.listPlans, () => plans.execute());
  adminRoute(
    router,
    contract.grantPlan,
    'planGranted',
    ports.grant,
    ({ params: { id: accountId }, body: { planId, months } }) => ({
      accountId,
      planId,
      months,
    }),
  );
  adminResource(router, subscriptionPlans, ports.allPlans, {
    added: 'planCreated',
    changed: 'planUpdated',
    removed: 'planDeleted',
    archived: 'planArchived',
  });
  adminRoute(router, generatePromoCode, 'promoCodeGenerated', ports.promoCodes.generate, () => undefined);
  adminResource(router, promoCodes, ports.promoCodes, {
    added: 'promoCodeCreated',
    changed: 'promoCodeUpdated',
    removed: 'promoCodeDeleted',
    archived: 'promoCodeDeactivated',
  });
  adminList(router, listSubscriptions, new ListSubscriptions(ports), new RecordExport(ports));
  const isOpenRefund = async (tx: Tx, id: string) => isOpen(await ports.refunds.find(tx, id));
  caseRoutes(router, refund.refunds, {
    ...ports,
    queue: 'refunds',
    list: new ListRefunds(ports),
    isOpen: isOpenRefund,
    pendingSince: ({ state, requestedAt }) => (state === 'requested' ? requestedAt : null),
    verbs: verbsOf,
  });
  adminRoute(
    router,
    refund.approveRefund,
    'refundApproved',
    new DecideRefund(ports, 'approved'),
    ({ params: { id }, body: { part } }) => ({ id, part }),
  );
  adminRoute(
    router,
    refund.refuseRefund,
    'refundRefused',
    new DecideRefund(ports, 'refused'),
    ({ params: { id } }) => ({ id }),
  );
  const readWords = new ReadWords(
    {
      ...ports,
      queue: 'refunds',
      isOpen: isOpenRefund,
    },
    'refund',
  );
  adminRoute(router, refund.readRefundWords, 'wordsRead', readWords, ({ params: { id } }) => id);
  return router;
}
