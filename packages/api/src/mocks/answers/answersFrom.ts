import type { MockBackend } from '../mockBackend.ts';
import { authAnswers } from './auth.ts';
import type { Answers } from './call.ts';
import { dataRequestAnswers } from './dataRequests.ts';
import { deskAnswers } from './desk.ts';
import { deskAnnouncementAnswers } from './deskAnnouncements.ts';
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
import { liveAnswers } from './live.ts';
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

export function answersFrom(backend: MockBackend): Answers {
  return {
    ...authAnswers(backend),
    ...sessionAnswers(backend),
    ...liveAnswers(backend),
    ...memberAnswers(backend),
    ...termsAnswers(backend),
    ...enrolmentAnswers(backend),
    ...poolAnswers(backend),
    ...statisticsAnswers(backend),
    ...ledgerAnswers(backend),
    ...referralAnswers(backend),
    ...treeAnswers(backend),
    ...notificationAnswers(backend),
    ...uploadAnswers(backend),
    ...ticketAnswers(backend),
    ...deskAnswers(backend),
    ...deskMemberAnswers(backend),
    ...deskStaffAnswers(backend),
    ...deskBulkAnswers(backend),
    ...deskMergeAnswers(backend),
    ...deskLinkAnswers(backend),
    ...deskMacroAnswers(backend),
    ...deskAuditAnswers(backend),
    ...dataRequestAnswers(backend),
    ...deskDataRequestAnswers(backend),
    ...incidentAnswers(backend),
    ...deskPromiseAnswers(backend),
    ...deskOperateAnswers(backend),
    ...deskAnnouncementAnswers(backend),
  };
}
