import type { Answers } from '../call.ts';
import type { MockBackend } from '../mockBackend.ts';
import { authAnswers } from './auth.ts';
import { dataRequestAnswers } from './dataRequests.ts';
import { deskAnswers } from './desk.ts';
import { deskAuditAnswers } from './deskAudit.ts';
import { deskBulkAnswers } from './deskBulk.ts';
import { deskDataRequestAnswers } from './deskDataRequests.ts';
import { deskLinkAnswers } from './deskLinks.ts';
import { deskMacroAnswers } from './deskMacros.ts';
import { deskMemberAnswers } from './deskMembers.ts';
import { deskMergeAnswers } from './deskMerges.ts';
import { deskOperateAnswers } from './deskOperate.ts';
import { deskPromiseAnswers } from './deskSla.ts';
import { deskStaffAnswers } from './deskStaff.ts';
import { enrolmentAnswers } from './enrolments.ts';
import { incidentAnswers } from './incidents.ts';
import { ledgerAnswers } from './ledger.ts';
import { memberAnswers } from './members.ts';
import { notificationAnswers } from './notifications.ts';
import { poolAnswers } from './pools.ts';
import { referralAnswers } from './referrals.ts';
import { sessionAnswers } from './sessions.ts';
import { statisticsAnswers } from './statistics.ts';
import { termsAnswers } from './terms.ts';
import { ticketAnswers } from './tickets.ts';
import { treeAnswers } from './tree.ts';
import { uploadAnswers } from './uploads.ts';

/** The small store's answers. */
export function answersFrom(backend: MockBackend): Answers {
  const makers = [
    authAnswers,
    sessionAnswers,
    memberAnswers,
    termsAnswers,
    enrolmentAnswers,
    poolAnswers,
    statisticsAnswers,
    ledgerAnswers,
    referralAnswers,
    treeAnswers,
    notificationAnswers,
    uploadAnswers,
    ticketAnswers,
    deskAnswers,
    deskMemberAnswers,
    deskStaffAnswers,
    deskBulkAnswers,
    deskMergeAnswers,
    deskLinkAnswers,
    deskMacroAnswers,
    deskAuditAnswers,
    dataRequestAnswers,
    deskDataRequestAnswers,
    incidentAnswers,
    deskPromiseAnswers,
    deskOperateAnswers,
  ];
  return Object.assign({}, ...makers.map((answersOf) => answersOf(backend)));
}
