import { bindMembers, releaseMembers } from './accounts/members/membersOnChain.ts';
import {
  closeNotification,
  extendNotification,
  notifyMembers,
} from './accounts/notifications/notifyMembers.ts';
import { forgetLedger } from './forgetLedger.ts';
import type { LedgerPorts } from './ledger/follower/ports.ts';
import { takeReason } from './support/announcements/takeReason.ts';

/** Functions of other parts of the server that the ledger calls. */
export const ledgerPorts: LedgerPorts = {
  forgetLedger,
  bindMembers,
  releaseMembers,
  extendNotification,
  closeNotification,
  notifyMembers,
  takeReason,
};
