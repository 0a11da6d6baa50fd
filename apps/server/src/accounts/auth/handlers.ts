import { type ReplyData, signinCookie } from '@upline/api/contract';
import { parseUpline, profileLinkOf, shownName, signinSite } from '@upline/domain';
import { getCookie, setCookie } from 'hono/cookie';
import { getAddress, type Hex } from 'viem';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db, Driver } from '../../platform/db/openDb.ts';
import { addressKey } from '../../platform/http/addressKey.ts';
import { callerAddress, callerSite } from '../../platform/http/callers.ts';
import { checksummed } from '../../platform/http/checksummed.ts';
import type { Handlers, HttpContext } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { knownOnChain } from '../enrolments/unsignedAbove.ts';
import { findMember, findPerson, type Person } from '../members/people.ts';
import { countReferrals } from '../referrals/referralList.ts';
import type { Staff } from '../staff/roles.ts';
import { limitSignIn } from './attempts.ts';
import { register } from './register.ts';
import { openSession } from './sessions.ts';
import { issueMessage, returnMessages, spendMessages } from './signinMessages.ts';
import { randomToken } from './tokens.ts';
import type { Verify } from './verifySignature.ts';

/** The browser that a request comes from; `null` before it requests its first message. */
function readBrowser(context: HttpContext): string | null {
  return getCookie(context, signinCookie) ?? null;
}

/** The browser that a request comes from; sets a new cookie if it has none. */
function nameBrowser(context: HttpContext, site: string): string {
  const known = readBrowser(context);
  if (known !== null && /^[0-9a-f]{64}$/.test(known)) return known;
  const browser = randomToken();
  setCookie(context, signinCookie, browser, {
    path: '/api/users',
    httpOnly: true,
    sameSite: 'Lax',
    secure: site.startsWith('https:'),
  });
  return browser;
}

/** Cost of an attempt to sign in, in calls, per address and per wallet. */
const signInCost = 4;

/**
 * Cost of a registration under one sponsor from one address, in calls: each notifies the sponsor.
 */
const registrationCost = 12;

interface Dependencies {
  db: Db;
  driver: Driver;
  config: Config;
  verify: Verify;
  chain: ChainContext;
  staff: Staff;
}

type AuthHandlers = Pick<Handlers, 'signinMessage' | 'login' | 'register' | 'sponsor'>;

/** Sign-in and registration. Spec §7. */
export function authHandlers({ db, driver, config, verify, chain, staff }: Dependencies): AuthHandlers {
  // Verifying a signature on chain costs more than any other call.
  const consume = limitSignIn(Math.ceil(config.rateLimit / signInCost), driver);

  const consumeUnder = rateLimit('registrations', Math.ceil(config.rateLimit / registrationCost));

  /**
   * Spends the browser's messages and accepts a signature of one of them. If the signature needs
   * the chain, and the chain fails or the limit is reached, the messages are restored.
   * @returns The site that the signed message names.
   */
  async function requireSignature(http: HttpContext, wallet: `0x${string}`, signature: Hex): Promise<string> {
    const browser = readBrowser(http);
    if (browser === null) throw new HttpFailure(401, 'server.signinCookieMissing');
    const spent = await spendMessages(db, browser);
    const signable = spent.filter((message) => message.wallet === null || message.wallet === wallet);
    if (signable.length === 0) throw new HttpFailure(401, 'server.nonceSpent');
    // Counts only attempts that need the chain: signatures by a wallet's own key are free, so that
    // attempts of others, in its name or at its address, do not lock a wallet out.
    let counted: Promise<void> | undefined;
    const consumeBoth = async () => {
      await consume(`address ${addressKey(callerAddress(http, config))}`);
      await consume(`wallet ${wallet}`);
    };
    const count = () => {
      counted ??= consumeBoth();
      return counted;
    };
    try {
      for (const { message } of signable) {
        if (await verify(wallet, message, signature, count)) return signinSite(message);
      }
    } catch (error) {
      // The signature was not verified.
      if (error instanceof HttpFailure && (error.status === 503 || error.status === 429)) {
        await returnMessages(db, spent);
      }
      throw error;
    }
    throw new HttpFailure(401, 'server.wrongSignature');
  }

  async function accountOf(
    member: Person,
    site: string,
    http: HttpContext,
  ): Promise<ReplyData<'login'>['userDetails']> {
    const { wallet } = member;
    const isStaff = (await staff.rolesOf(db, wallet)).length > 0;
    return {
      id: member.id,
      name: member.name,
      profileLink: profileLinkOf(member.id),
      photo: member.photo,
      followers: 0,
      following: 0,
      token: await openSession(db, { wallet, site, isStaff, userAgent: http.req.header('user-agent') }),
      totalReferrals: await countReferrals(db, wallet),
      walletId: getAddress(wallet),
    };
  }

  return {
    async signinMessage({ query }, { http }) {
      const site = callerSite(http, config);
      return issueMessage(db, { browser: nameBrowser(http, site), site, wallet: query.walletId });
    },

    async login({ body: { walletId, signature } }, { http }) {
      const site = await requireSignature(http, walletId, signature);
      const member = await findMember(db, { wallet: walletId });
      if (member === null) throw new HttpFailure(404, 'server.notRegistered');
      return { userDetails: await accountOf(member, site, http) };
    },

    async register({ body: { walletId, uplineId = '', signature, termsVersion = null } }, { http }) {
      if (signature === undefined) throw new HttpFailure(401, 'server.signatureRequired');
      const site = await requireSignature(http, walletId, signature);
      const member = await register(db, {
        wallet: walletId,
        upline: uplineId,
        termsVersion,
        root: chain.root,
        knownAbove: (sponsor) => knownOnChain(db, chain, sponsor),
        count: async (sponsor) =>
          void (await consumeUnder(`${addressKey(callerAddress(http, config))} ${sponsor}`)),
      });
      return { ...(await accountOf(member, site, http)), uplineId: checksummed(member.sponsor) };
    },

    async sponsor({ params: { upline } }, { http }) {
      const found = await findPerson(db, upline);
      if (found === null) throw new HttpFailure(422, 'server.unknownUpline');
      // Wallets are public in chain events: without a session, a wallet reveals no name.
      const mayKnow = http.get('session') !== undefined || parseUpline(upline)?.kind === 'member';
      const { wallet } = found;
      const { id, name, photo } = mayKnow ? found : { id: '', name: '', photo: '' };
      return {
        id,
        name: shownName(name),
        photo,
        walletId: getAddress(wallet),
        profileLink: id && profileLinkOf(id),
      };
    },
  };
}
