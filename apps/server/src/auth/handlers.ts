import type { ReplyData } from '@upline/api/contract';
import { profileLinkOf } from '@upline/domain';
import { getAddress, type Hex } from 'viem';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { callerAddress, callerSite } from '../http/callers.ts';
import type { Handlers, HttpContext } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { rateLimit } from '../http/rateLimit.ts';
import { checksummed } from '../members/checksummed.ts';
import { findMember, findPerson, type Person } from '../members/people.ts';
import { register } from '../members/register.ts';
import { countReferrals } from '../referrals/referralList.ts';
import { nameBrowser, readBrowser } from './browserCookie.ts';
import { closeSession, openSession } from './sessions.ts';
import { issueMessage, spendMessages } from './signinMessages.ts';
import type { Verify } from './verifySignature.ts';

/** How many other calls one attempt to sign in counts for, by address and by wallet. */
const signInCost = 4;

interface Parts {
  db: Db;
  config: Config;
  verify: Verify;
  /** The wallet at which every line of sponsors ends. */
  root: `0x${string}`;
}

type AuthHandlers = Pick<Handlers, 'signinMessage' | 'login' | 'register' | 'sponsor' | 'logout'>;

/** Signing in, registering and signing out. Spec §7. */
export function authHandlers({ db, config, verify, root }: Parts): AuthHandlers {
  // Looking at a signature costs more than any other call, and may ask the chain.
  const consume = rateLimit(Math.ceil(config.rateLimit / signInCost));

  /** Takes the browser's messages back whatever comes of it, and accepts a signature that fits one of them. */
  async function requireSignature(http: HttpContext, wallet: `0x${string}`, signature: Hex): Promise<void> {
    await consume(http, `address ${callerAddress(http, config)}`);
    await consume(http, `wallet ${wallet}`);
    const browser = readBrowser(http);
    const spent = browser === null ? [] : await spendMessages(db, browser);
    const signable = spent.filter((message) => message.wallet === null || message.wallet === wallet);
    if (signable.length === 0) throw new HttpFailure(401, 'server.nonceSpent');
    for (const { message } of signable) {
      if (await verify(wallet, message, signature)) return;
    }
    throw new HttpFailure(401, 'server.wrongSignature');
  }

  async function accountOf(member: Person): Promise<ReplyData<'login'>['userDetails']> {
    return {
      id: member.id,
      name: member.name,
      profileLink: profileLinkOf(member.id),
      photo: member.photo,
      followers: 0,
      following: 0,
      token: await openSession(db, member.wallet),
      totalReferrals: await countReferrals(db, member.wallet),
      walletId: getAddress(member.wallet),
    };
  }

  return {
    async signinMessage({ query }, { http }) {
      const site = callerSite(http, config);
      return issueMessage(db, { browser: nameBrowser(http, site), site, wallet: query.walletId });
    },

    async login({ body: { walletId, signature } }, { http }) {
      await requireSignature(http, walletId, signature);
      const member = await findMember(db, { wallet: walletId });
      if (member === null) throw new HttpFailure(404, 'server.notRegistered');
      return { userDetails: await accountOf(member) };
    },

    async register({ body: { walletId, uplineId = '', signature, termsVersion = null } }, { http }) {
      if (signature === undefined) throw new HttpFailure(401, 'server.signatureRequired');
      await requireSignature(http, walletId, signature);
      const member = await register(db, { wallet: walletId, upline: uplineId, termsVersion, root });
      return { ...(await accountOf(member)), uplineId: checksummed(member.sponsor) };
    },

    async sponsor({ params: { upline } }) {
      const person = await findPerson(db, upline);
      if (person === null) throw new HttpFailure(422, 'server.unknownUpline');
      const { id, name, photo, wallet } = person;
      return { id, name, photo, walletId: getAddress(wallet), profileLink: id && profileLinkOf(id) };
    },

    async logout(_input, { session }) {
      await closeSession(db, session.token);
      return null;
    },
  };
}
