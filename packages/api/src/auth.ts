import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { result, resultFailure, success, successFailure } from './envelope.ts';
import { instant, nameOrId, signature, walletIn, walletOrNone, walletOut } from './fields.ts';
import { person } from './person.ts';
import { routes } from './routes.ts';
import { termsName } from './terms.ts';

const account = z.object({
  id: z.string(),
  name: z.string(),
  profileLink: z.string(),
  photo: z.string(),
  followers: z.number().int(),
  following: z.number().int(),
  token: z.string(),
  totalReferrals: z.number().int(),
  walletId: walletOut,
});

const signinMessage = endpoint({
  route: routes.signinMessage,
  summary: 'Issue a message to sign',
  description:
    'Gives a message to sign: for one use, within five minutes, and bound by a cookie to the browser ' +
    'that asked. Sign it with the wallet, then send the signature to `login` or `register` with the ' +
    'cookie.',
  query: z.object({ walletId: walletIn.optional() }),
  cookie: 'given',
  reply: success(z.string()),
  failure: successFailure,
});

const login = endpoint({
  route: routes.login,
  summary: 'Sign in with a signed message',
  description:
    'Opens a session for a registered wallet that signed the message. The token of the reply is the ' +
    'bearer of all other calls; a wallet that is not registered is a 404.',
  body: z.object({ walletId: walletIn, signature }),
  cookie: 'needed',
  reply: result(z.object({ userDetails: account })),
  failure: resultFailure,
  errors: [401, 404, 503],
});

const register = endpoint({
  route: routes.register,
  summary: 'Register a wallet',
  description:
    'Registers a wallet that signed the message, under the upline it names, and opens a session. The ' +
    'token of the reply is the bearer of all other calls.',
  body: z.object({
    walletId: walletIn,
    uplineId: nameOrId.trim().optional(),
    signature: signature.optional(),
    /**
     * The accepted version of the terms: the one in force, or 409. If omitted, the member must
     * accept them before the first purchase.
     */
    termsVersion: termsName.optional(),
  }),
  cookie: 'needed',
  reply: result(account.extend({ uplineId: walletOrNone })),
  failure: resultFailure,
  errors: [401, 409, 422, 503],
});

const sponsor = endpoint({
  route: routes.sponsor,
  summary: 'Look up a sponsor by ID, link or wallet',
  description:
    'Who stands behind a referral, shown before a visitor’s wallet signs. One that nobody has is a 422.' +
    ' Without a session a wallet’s member stays unnamed.',
  params: z.object({ upline: nameOrId }),
  reply: success(person),
  failure: successFailure,
  errors: [422],
});

const logout = endpoint({
  route: routes.logout,
  summary: 'Sign out',
  description: 'Ends the session that makes the call.',
  reply: success(z.null()),
  failure: successFailure,
});

const session = z.object({
  /** Identifies the session, but is not its token. */
  id: z.string(),
  /** The `User-Agent`; `''` without one. */
  userAgent: z.string(),
  createdAt: instant,
  /** Rounded to the minute. */
  lastUsedAt: instant,
  expiresAt: instant,
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});

const sessions = endpoint({
  route: routes.sessions,
  summary: 'List open sessions',
  description: 'The caller’s own open sessions, last used first.',
  reply: success(z.array(session)),
  failure: successFailure,
});

const endSession = endpoint({
  route: routes.endSession,
  summary: 'End a session',
  description: 'Ends one of the caller’s sessions; the one that asks as well.',
  params: z.object({ id: nameOrId }),
  reply: success(z.null()),
  failure: successFailure,
  errors: [404],
});

const endSessions = endpoint({
  route: routes.endSessions,
  summary: 'Sign out everywhere',
  description: 'Signs the caller out everywhere, here too.',
  reply: success(z.null()),
  failure: successFailure,
});

export const authCalls = {
  signinMessage,
  login,
  register,
  sponsor,
  logout,
  sessions,
  endSession,
  endSessions,
};
