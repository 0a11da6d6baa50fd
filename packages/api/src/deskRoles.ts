import type { MessageId, StaffRole } from '@upline/domain';
import type { StaffRouteName } from './routes.ts';

const everybody = ['agent', 'lead', 'operator'] as const;
const support = ['agent', 'lead'] as const;
const leads = ['lead'] as const;
const operators = ['lead', 'operator'] as const;
const operatorsAlone = ['operator'] as const;

/** The roles that may make each staff call; one of them is enough. No other place decides this. */
export const deskRoles: Readonly<Record<StaffRouteName, readonly StaffRole[]>> = {
  deskMe: everybody,
  deskStaff: support,
  deskGrant: leads,
  deskWithdraw: leads,
  deskStaffLog: leads,
  deskViews: support,
  deskTickets: support,
  deskTicket: support,
  deskChange: support,
  deskReply: support,
  deskPresence: support,
  deskDraft: support,
  deskTakeBack: support,
  deskClose: support,
  deskReopen: support,
  deskNote: support,
  deskTimeline: support,
  deskMember: support,
  deskMemberChain: support,
  deskTransaction: support,
  deskMerge: support,
  deskUnmerge: support,
  deskSplit: support,
  deskLink: support,
  deskUnlink: support,
  deskBulk: support,
  deskMacros: support,
  deskCreateMacro: leads,
  deskChangeMacro: leads,
  deskApplyMacro: support,
  deskHours: support,
  deskSetHours: leads,
  deskReports: support,
  deskAudit: everybody,
  deskVerifyAudit: leads,
  deskExportAudit: everybody,
  deskDataRequests: leads,
  deskDataRequest: leads,
  deskFulfilDataRequest: leads,
  deskRefuseDataRequest: leads,
  deskSetIncident: leads,
  deskEndIncident: leads,
  deskHealth: operators,
  deskRecordAct: operatorsAlone,
  deskSentActs: operators,
  deskWaitingActs: operators,
  deskGiveUpAct: operatorsAlone,
  deskAnnouncements: operators,
  deskAnnounce: operatorsAlone,
};

/** The message for a staff member whose roles do not permit a call. */
export function notTheirs(name: StaffRouteName): MessageId {
  const roles = deskRoles[name];
  if (roles.includes('agent')) return 'server.forAgents';
  return roles.includes('lead') ? 'server.forLeads' : 'server.forOperators';
}
