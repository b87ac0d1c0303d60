import 'reflect-metadata';
import { Container } from 'inversify';
import type { GuardianshipFacade } from '../modules/guardianship/index.ts';
import type { ReviewMaterialPort } from '../modules/guardianship/ports.ts';
import { GUARDIANSHIP } from '../modules/guardianship/index.ts';
import { REVIEW_MATERIAL } from '../modules/guardianship/ports.ts';
import { messageId } from '#kernel/contracts/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { KERNEL } from '#kernel/kernel.ts';
import type { ModuleParts } from '#kernel/module.ts';
import { BILLING_PARTS, billingModule, type BillingParts } from '../modules/billing/module.ts';
import { BILLING } from '../modules/billing/index.ts';
import {
  CASE_PARTIES,
  REPORT_MATERIAL,
  type CasePartiesPort,
  type ReportMaterialPort,
} from '../modules/content/ports.ts';
import { CONTENT_PARTS, contentModule } from '../modules/content/module.ts';
import { GUARDIANSHIP_PARTS, guardianshipModule, type GuardianshipParts } from '../modules/guardianship/module.ts';
import { ACCOUNT_FACTS, type AccountFactsPort } from '../modules/identity/ports.ts';
import { IDENTITY, type IdentityFacade } from '../modules/identity/index.ts';
import { IDENTITY_PARTS, identityModule, type IdentityParts } from '../modules/identity/module.ts';
import { MATCHMAKING, type MatchmakingFacade } from '../modules/matchmaking/index.ts';
import { MATCHMAKING_PARTS, matchmakingModule, type MatchmakingParts } from '../modules/matchmaking/module.ts';
import { MESSAGING, type MessagingFacade } from '../modules/messaging/index.ts';
import { MESSAGING_PARTS, messagingModule, type MessagingParts } from '../modules/messaging/module.ts';

import { accountFacts } from './account-facts.ts';
import { caseParties } from './case-parties.ts';
import { reportMaterial } from './report-material.ts';

export interface Modules {
  identity: IdentityParts;
  guardianship: GuardianshipParts;
  matchmaking: MatchmakingParts;
  messaging: MessagingParts;
  billing: BillingParts;
  content: ModuleParts;
  /** For pages that combine several modules. */
  facades: {
    identity: IdentityFacade;
    guardianship: GuardianshipFacade;
    matchmaking: MatchmakingFacade;
    messaging: MessagingFacade;
  };
}

/** Wires the six modules; no other place resolves dependencies. */
export function composeModules(kernel: Kernel): Modules {
  const container = new Container();
  container.bind<Kernel>(KERNEL).toConstantValue(kernel);
  container.load(identityModule, guardianshipModule, matchmakingModule, messagingModule, billingModule, contentModule);
  container
    .bind<ReviewMaterialPort>(REVIEW_MATERIAL)
    .toResolvedValue(reviewMaterial, [MATCHMAKING, MESSAGING])
    .inSingletonScope();
  container
    .bind<AccountFactsPort>(ACCOUNT_FACTS)
    .toResolvedValue(accountFacts, [MATCHMAKING, GUARDIANSHIP, BILLING])
    .inSingletonScope();
  container
    .bind<ReportMaterialPort>(REPORT_MATERIAL)
    .toResolvedValue(reportMaterial, [MATCHMAKING, MESSAGING, GUARDIANSHIP])
    .inSingletonScope();
  container
    .bind<CasePartiesPort>(CASE_PARTIES)
    .toResolvedValue(caseParties, [BILLING, GUARDIANSHIP])
    .inSingletonScope();
  return {
    identity: container.get<IdentityParts>(IDENTITY_PARTS),
    guardianship: container.get<GuardianshipParts>(GUARDIANSHIP_PARTS),
    matchmaking: container.get<MatchmakingParts>(MATCHMAKING_PARTS),
    messaging: container.get<MessagingParts>(MESSAGING_PARTS),
    billing: container.get<BillingParts>(BILLING_PARTS),
    content: container.get<ModuleParts>(CONTENT_PARTS),
    facades: {
      identity: container.get<IdentityFacade>(IDENTITY),
      guardianship: container.get<GuardianshipFacade>(GUARDIANSHIP),
      matchmaking: container.get<MatchmakingFacade>(MATCHMAKING),
      messaging: container.get<MessagingFacade>(MESSAGING),
    },
  };
}

/** Reads the texts that a guardian reviews from the modules that own them. */
export const reviewMaterial = (matchmaking: MatchmakingFacade, messaging: MessagingFacade): ReviewMaterialPort => ({
  async items(db, type, ids) {
    if (type === 'interest_request') return matchmaking.requestItems(db, ids);
    if (type === 'stage') return matchmaking.stageItems(db, ids);
    if (type === 'topic') return matchmaking.topicItems(db, ids);
    // A message sent with an answer counts as a message too, by the id of its request, or by its conversation after an
    // acceptance.
    const [answers, messages] = [await matchmaking.responseItems(db, ids), await messaging.messageItems(db, ids)];
    return new Map([...answers, ...messages]);
  },
  async conversation(db, type, id, before) {
    if (type === 'message') return messaging.conversationBefore(db, messageId.parse(id), before);
    const itemsOf = { interest_request: null, stage: matchmaking.stageItems, topic: matchmaking.topicItems }[type];
    const item = (await itemsOf?.(db, [id]))?.get(id);
    return item ? messaging.conversationOf(db, item.matchId, before) : { items: [], hasEarlier: false };
  },
  profiles: (db, ids) => matchmaking.wholeProfiles(db, ids),
  haveActiveContact: (db, a, b) => matchmaking.haveActiveContact(db, a, b),
});

export const partsOf = ({ facades: _, ...modules }: Modules): ModuleParts[] => Object.values(modules);
