/** Who may make a call: anybody, or whoever holds a session. */
export type Access = 'public' | 'member';

export interface Route {
  method: 'GET' | 'POST' | 'PUT';
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
  profile: { method: 'GET', path: '/api/users/profile/{userId}', access: 'member' },
  update: { method: 'PUT', path: '/api/users/update', access: 'member' },
  poolConfig: { method: 'GET', path: '/api/pool/config/{position}', access: 'public' },
  userPoolDetails: { method: 'GET', path: '/api/users/user-pool-details/{wallet}', access: 'member' },
  referrer: { method: 'GET', path: '/api/users/address/{wallet}/position/{position}', access: 'member' },
  referrals: { method: 'GET', path: '/api/users/user-referrals-list/{wallet}', access: 'member' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The header by which every reply names the block that the ledger has reached. */
export const ledgerBlockHeader = 'Upline-Ledger-Block';
