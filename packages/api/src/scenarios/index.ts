import type { Scenario } from './backend.ts';
import { clientErrorScenarios } from './clientErrorScenarios.ts';
import { dataRequestScenarios } from './dataRequestScenarios.ts';
import { deskAuditScenarios } from './deskAuditScenarios.ts';
import { deskLinkScenarios } from './deskLinkScenarios.ts';
import { deskMemberScenarios } from './deskMemberScenarios.ts';
import { deskMentionScenarios } from './deskMentionScenarios.ts';
import { deskMergeScenarios } from './deskMergeScenarios.ts';
import { deskNoteScenarios } from './deskNoteScenarios.ts';
import { deskOperateScenarios } from './deskOperateScenarios.ts';
import { deskOutboxScenarios } from './deskOutboxScenarios.ts';
import { deskPresenceScenarios } from './deskPresenceScenarios.ts';
import { deskPromiseScenarios } from './deskPromiseScenarios.ts';
import { deskQueueScenarios } from './deskQueueScenarios.ts';
import { deskScenarios } from './deskScenarios.ts';
import { deskWorkScenarios } from './deskWorkScenarios.ts';
import { globalPoolScenarios } from './globalPoolScenarios.ts';
import { incidentScenarios } from './incidentScenarios.ts';
import { ledgerScenarios } from './ledgerScenarios.ts';
import { liveScenarios } from './liveScenarios.ts';
import { memberScenarios } from './memberScenarios.ts';
import { notificationScenarios } from './notificationScenarios.ts';
import { photoScenarios } from './photoScenarios.ts';
import { placeScenarios } from './placeScenarios.ts';
import { poolScenarios } from './poolScenarios.ts';
import { referralScenarios } from './referralScenarios.ts';
import { refusalScenarios } from './refusalScenarios.ts';
import { registrationScenarios } from './registrationScenarios.ts';
import { requestScenarios } from './requestScenarios.ts';
import { sessionScenarios } from './sessionScenarios.ts';
import { signInScenarios } from './signInScenarios.ts';
import { staffActScenarios } from './staffActScenarios.ts';
import { staffScenarios } from './staffScenarios.ts';
import { statisticsScenarios } from './statisticsScenarios.ts';
import { termsScenarios } from './termsScenarios.ts';
import { ticketRefusalScenarios } from './ticketRefusalScenarios.ts';
import { ticketScenarios } from './ticketScenarios.ts';
import { treeScenarios } from './treeScenarios.ts';
import { uploadScenarios } from './uploadScenarios.ts';

export type { Backend, Scenario, Signer } from './backend.ts';

/** The API tests that both the mocks and the server must pass, so that they behave alike. */
export const scenarios: readonly Scenario[] = [
  ...signInScenarios,
  ...registrationScenarios,
  ...termsScenarios,
  ...memberScenarios,
  ...referralScenarios,
  ...globalPoolScenarios,
  ...treeScenarios,
  ...placeScenarios,
  ...poolScenarios,
  ...ledgerScenarios,
  ...statisticsScenarios,
  ...notificationScenarios,
  ...uploadScenarios,
  ...photoScenarios,
  ...ticketScenarios,
  ...ticketRefusalScenarios,
  ...deskScenarios,
  ...staffScenarios,
  ...deskQueueScenarios,
  ...deskMentionScenarios,
  ...deskMergeScenarios,
  ...deskNoteScenarios,
  ...deskMemberScenarios,
  ...deskOutboxScenarios,
  ...deskWorkScenarios,
  ...deskLinkScenarios,
  ...deskPromiseScenarios,
  ...deskPresenceScenarios,
  ...deskAuditScenarios,
  ...dataRequestScenarios,
  ...incidentScenarios,
  ...deskOperateScenarios,
  ...staffActScenarios,
  ...sessionScenarios,
  ...clientErrorScenarios,
  ...liveScenarios,
  ...refusalScenarios,
  ...requestScenarios,
];
