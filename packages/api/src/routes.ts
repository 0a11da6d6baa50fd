/** The permitted callers: everybody, callers with a session, or staff. */
export type Access = 'public' | 'member' | 'staff';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with its parameters in braces, as in the specification. */
  path: `/api/${string}`;
  access: Access;
}

/**
 * Every call by name: method, path and permitted callers. Plain data without zod, so that the
 * browser's first load stays small; the schemas are in the contract. Spec §7.
 */
export const routes = {
  signinMessage: { method: 'GET', path: '/api/users/signin-message', access: 'public' },
  login: { method: 'POST', path: '/api/users/login', access: 'public' },
  register: { method: 'POST', path: '/api/users/register', access: 'public' },
  sponsor: { method: 'GET', path: '/api/users/sponsor/{upline}', access: 'public' },
  logout: { method: 'POST', path: '/api/users/logout', access: 'member' },
  sessions: { method: 'GET', path: '/api/users/sessions', access: 'member' },
  endSession: { method: 'DELETE', path: '/api/users/sessions/{id}', access: 'member' },
  endSessions: { method: 'DELETE', path: '/api/users/sessions', access: 'member' },
  profile: { method: 'GET', path: '/api/users/profile/{userId}', access: 'member' },
  update: { method: 'PUT', path: '/api/users/update', access: 'member' },
  terms: { method: 'GET', path: '/api/users/terms', access: 'member' },
  acceptTerms: { method: 'POST', path: '/api/users/terms', access: 'member' },
  place: { method: 'GET', path: '/api/users/place', access: 'member' },
  signPlace: { method: 'PUT', path: '/api/users/place', access: 'member' },
  askForPlace: { method: 'POST', path: '/api/users/place/ask', access: 'member' },
  poolConfig: { method: 'GET', path: '/api/pool/config/{position}', access: 'public' },
  poolStatistics: { method: 'GET', path: '/api/pool/statistics', access: 'public' },
  userPoolDetails: { method: 'GET', path: '/api/users/user-pool-details/{wallet}', access: 'member' },
  referrer: { method: 'GET', path: '/api/users/address/{wallet}/position/{position}', access: 'member' },
  referrals: { method: 'GET', path: '/api/users/user-referrals-list/{wallet}', access: 'member' },
  referralTree: {
    method: 'GET',
    path: '/api/users/referral/position/{position}/wallet/{wallet}',
    access: 'member',
  },
  treeSearch: {
    method: 'GET',
    path: '/api/users/referral/position/{position}/wallet/{wallet}/search',
    access: 'member',
  },
  treeCounts: {
    method: 'GET',
    path: '/api/users/referral/position/{position}/wallet/{wallet}/counts',
    access: 'member',
  },
  globalPoolUsers: {
    method: 'GET',
    path: '/api/users/global-pool-users/{wallet}/{position}',
    access: 'member',
  },
  ledger: { method: 'GET', path: '/api/users/ledger/{wallet}', access: 'member' },
  ledgerExport: { method: 'GET', path: '/api/users/ledger/{wallet}/export', access: 'member' },
  notifications: { method: 'GET', path: '/api/users/notifications/{wallet}', access: 'member' },
  markNotificationRead: { method: 'PUT', path: '/api/users/notifications/mark-read/{id}', access: 'member' },
  markAllNotificationsRead: {
    method: 'PUT',
    path: '/api/users/notifications/mark-all-read',
    access: 'member',
  },
  notificationDetails: { method: 'GET', path: '/api/users/notifications/details/{id}', access: 'member' },
  olderNotifications: { method: 'GET', path: '/api/notifications/{id}', access: 'member' },
  olderNotificationDetails: { method: 'GET', path: '/api/notifications/details/{id}', access: 'member' },
  olderMarkNotificationRead: {
    method: 'PUT',
    path: '/api/notifications/mark-as-read/{id}',
    access: 'member',
  },
  uploadSingle: { method: 'POST', path: '/api/upload/upload-single', access: 'member' },
  uploadMultiple: { method: 'POST', path: '/api/upload/upload-multiple', access: 'member' },
  uploadToTicket: {
    method: 'POST',
    path: '/api/chat/user/tickets/{ticketId}/attachments',
    access: 'member',
  },
  createTicket: { method: 'POST', path: '/api/chat/user/tickets', access: 'member' },
  tickets: { method: 'GET', path: '/api/chat/user/tickets', access: 'member' },
  ticket: { method: 'GET', path: '/api/chat/user/tickets/{ticketId}', access: 'member' },
  supportPromise: { method: 'GET', path: '/api/chat/user/promise', access: 'member' },
  rateTicket: { method: 'PUT', path: '/api/chat/user/tickets/{ticketId}/rating', access: 'member' },
  replyToTicket: { method: 'POST', path: '/api/chat/user/tickets/{ticketId}/reply', access: 'member' },
  accessLog: { method: 'GET', path: '/api/users/access-log', access: 'member' },
  typing: { method: 'PUT', path: '/api/chat/user/tickets/{ticketId}/typing', access: 'member' },
  staffActs: { method: 'GET', path: '/api/users/staff-acts', access: 'member' },
  dataRequests: { method: 'GET', path: '/api/users/data-requests', access: 'member' },
  askForData: { method: 'POST', path: '/api/users/data-requests', access: 'member' },
  withdrawDataRequest: { method: 'DELETE', path: '/api/users/data-requests/{requestId}', access: 'member' },
  dataExport: { method: 'GET', path: '/api/users/data-requests/{requestId}/file', access: 'member' },
  currentIncident: { method: 'GET', path: '/api/incident', access: 'public' },
  reportClientError: { method: 'POST', path: '/api/client-errors', access: 'public' },
  live: { method: 'GET', path: '/api/live', access: 'member' },
  deskMe: { method: 'GET', path: '/api/desk/me', access: 'staff' },
  deskStaff: { method: 'GET', path: '/api/desk/staff', access: 'staff' },
  deskGrant: { method: 'POST', path: '/api/desk/staff', access: 'staff' },
  deskWithdraw: { method: 'DELETE', path: '/api/desk/staff/{wallet}/{role}', access: 'staff' },
  deskStaffLog: { method: 'GET', path: '/api/desk/staff/log', access: 'staff' },
  deskViews: { method: 'GET', path: '/api/desk/views', access: 'staff' },
  deskTickets: { method: 'GET', path: '/api/desk/tickets', access: 'staff' },
  deskTicket: { method: 'GET', path: '/api/desk/tickets/{ticketId}', access: 'staff' },
  deskChange: { method: 'PATCH', path: '/api/desk/tickets/{ticketId}', access: 'staff' },
  deskReply: { method: 'POST', path: '/api/desk/tickets/{ticketId}/reply', access: 'staff' },
  deskPresence: { method: 'PUT', path: '/api/desk/tickets/{ticketId}/presence', access: 'staff' },
  deskDraft: { method: 'PUT', path: '/api/desk/tickets/{ticketId}/draft', access: 'staff' },
  deskTakeBack: { method: 'DELETE', path: '/api/desk/outbox/{replyId}', access: 'staff' },
  deskClose: { method: 'POST', path: '/api/desk/tickets/{ticketId}/close', access: 'staff' },
  deskReopen: { method: 'POST', path: '/api/desk/tickets/{ticketId}/reopen', access: 'staff' },
  deskNote: { method: 'POST', path: '/api/desk/tickets/{ticketId}/notes', access: 'staff' },
  deskTimeline: { method: 'GET', path: '/api/desk/tickets/{ticketId}/timeline', access: 'staff' },
  deskMember: { method: 'GET', path: '/api/desk/members/{memberId}', access: 'staff' },
  deskMemberChain: { method: 'GET', path: '/api/desk/members/{memberId}/chain', access: 'staff' },
  deskTransaction: { method: 'GET', path: '/api/desk/tickets/{ticketId}/transaction', access: 'staff' },
  deskMerge: { method: 'POST', path: '/api/desk/tickets/{ticketId}/merge', access: 'staff' },
  deskUnmerge: { method: 'POST', path: '/api/desk/tickets/{ticketId}/unmerge', access: 'staff' },
  deskSplit: { method: 'POST', path: '/api/desk/tickets/{ticketId}/split', access: 'staff' },
  deskLink: { method: 'POST', path: '/api/desk/tickets/{ticketId}/links', access: 'staff' },
  deskUnlink: {
    method: 'DELETE',
    path: '/api/desk/tickets/{ticketId}/links/{otherId}',
    access: 'staff',
  },
  deskBulk: { method: 'POST', path: '/api/desk/tickets/bulk', access: 'staff' },
  deskMacros: { method: 'GET', path: '/api/desk/macros', access: 'staff' },
  deskCreateMacro: { method: 'POST', path: '/api/desk/macros', access: 'staff' },
  deskChangeMacro: { method: 'PATCH', path: '/api/desk/macros/{macroId}', access: 'staff' },
  deskApplyMacro: { method: 'POST', path: '/api/desk/tickets/{ticketId}/macro', access: 'staff' },
  deskHours: { method: 'GET', path: '/api/desk/hours', access: 'staff' },
  deskSetHours: { method: 'PUT', path: '/api/desk/hours', access: 'staff' },
  deskReports: { method: 'GET', path: '/api/desk/reports', access: 'staff' },
  deskAudit: { method: 'GET', path: '/api/desk/audit', access: 'staff' },
  deskVerifyAudit: { method: 'GET', path: '/api/desk/audit/verify', access: 'staff' },
  deskExportAudit: { method: 'GET', path: '/api/desk/audit/export', access: 'staff' },
  deskDataRequests: { method: 'GET', path: '/api/desk/data-requests', access: 'staff' },
  deskDataRequest: { method: 'GET', path: '/api/desk/data-requests/{requestId}', access: 'staff' },
  deskFulfilDataRequest: {
    method: 'POST',
    path: '/api/desk/data-requests/{requestId}/fulfil',
    access: 'staff',
  },
  deskRefuseDataRequest: {
    method: 'POST',
    path: '/api/desk/data-requests/{requestId}/refuse',
    access: 'staff',
  },
  deskSetIncident: { method: 'PUT', path: '/api/desk/incident', access: 'staff' },
  deskEndIncident: { method: 'DELETE', path: '/api/desk/incident/{incidentId}', access: 'staff' },
  deskRecordAct: { method: 'POST', path: '/api/desk/operate/acts', access: 'staff' },
  deskSentActs: { method: 'GET', path: '/api/desk/operate/acts', access: 'staff' },
  deskWaitingActs: { method: 'GET', path: '/api/desk/operate/waiting', access: 'staff' },
  deskGiveUpAct: { method: 'DELETE', path: '/api/desk/operate/waiting/{actId}', access: 'staff' },
  deskAnnouncements: { method: 'GET', path: '/api/desk/announcements', access: 'staff' },
  deskAnnounce: { method: 'POST', path: '/api/desk/announcements', access: 'staff' },
  deskHealth: { method: 'GET', path: '/api/desk/operate/health', access: 'staff' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export type StaffRouteName = {
  [N in RouteName]: (typeof routes)[N]['access'] extends 'staff' ? N : never;
}[RouteName];

export function isOfStaff(name: RouteName): name is StaffRouteName {
  return routes[name].access === 'staff';
}

/** The header that makes a call safe to repeat: the server executes each key of a member once. */
export const idempotencyHeader = 'Idempotency-Key';

/** The header with the block that the ledger has reached; part of every reply. */
export const ledgerBlockHeader = 'Upline-Ledger-Block';
