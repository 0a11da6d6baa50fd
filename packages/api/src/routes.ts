/** Who may make a call: anybody, callers with a session, or those of them who answer for support. */
export type Access = 'public' | 'member' | 'staff';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with its parameters in braces, as the specification writes it. */
  path: `/api/${string}`;
  access: Access;
}

/**
 * Every call by name: method, path and who may make it. Plain data without zod, so that the browser's first
 * load stays small; the schemas that go with it are in the contract. Spec §7.
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
  replyToTicket: { method: 'POST', path: '/api/chat/user/tickets/{ticketId}/reply', access: 'member' },
  staffActs: { method: 'GET', path: '/api/users/staff-acts', access: 'member' },
  reportClientError: { method: 'POST', path: '/api/client-errors', access: 'public' },
  live: { method: 'GET', path: '/api/live', access: 'member' },
  deskTickets: { method: 'GET', path: '/api/desk/tickets', access: 'staff' },
  deskTicket: { method: 'GET', path: '/api/desk/tickets/{ticketId}', access: 'staff' },
  deskReply: { method: 'POST', path: '/api/desk/tickets/{ticketId}/reply', access: 'staff' },
  deskClose: { method: 'POST', path: '/api/desk/tickets/{ticketId}/close', access: 'staff' },
  deskReopen: { method: 'POST', path: '/api/desk/tickets/{ticketId}/reopen', access: 'staff' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The header that makes a call safe to repeat: the same key of the same member is carried out once. */
export const idempotencyHeader = 'Idempotency-Key';

/** The header by which every reply names the block that the ledger has reached. */
export const ledgerBlockHeader = 'Upline-Ledger-Block';
