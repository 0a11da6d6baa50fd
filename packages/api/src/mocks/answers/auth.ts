import { type MessageId, parseUpline, profileLinkOf, shownName } from '@upline/domain';
import type { Member, RegistrationFault } from '../members.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';
import { requireCurrentTerms } from './terms.ts';

const faults: Record<RegistrationFault, readonly [status: number, id: MessageId]> = {
  alreadyRegistered: [409, 'server.alreadyRegistered'],
  unknownUpline: [422, 'server.unknownUpline'],
  ownUpline: [422, 'server.ownUpline'],
};

type AuthAnswers = Pick<Answers, 'signinMessage' | 'login' | 'register' | 'sponsor'>;

export function authAnswers(world: World): AuthAnswers {
  async function proveWallet(wallet: string, signature: string): Promise<void> {
    const open = world.signIn.spend(world.now(), wallet);
    if (open.length === 0) throw new Refusal(401, 'server.nonceSpent');
    const verdicts = await Promise.all(open.map((text) => world.verifySignature(wallet, text, signature)));
    if (!verdicts.includes(true)) throw new Refusal(401, 'server.wrongSignature');
  }

  function account(member: Member, userAgent: string) {
    return {
      id: member.id,
      name: member.name,
      profileLink: profileLinkOf(member.id),
      photo: member.photo,
      followers: 0,
      following: 0,
      token: world.signIn.open(member.wallet, userAgent),
      totalReferrals: world.referralsOf(member.wallet).length,
      walletId: world.display(member.wallet),
    };
  }

  return {
    signinMessage: ({ query }, { site }) => world.signIn.issue(world.now(), site, query.walletId),
    async login({ body }, { userAgent }) {
      await proveWallet(body.walletId, body.signature);
      const member = world.memberByWallet(body.walletId);
      if (!member) throw new Refusal(404, 'server.notRegistered');
      return { userDetails: account(member, userAgent) };
    },
    async register({ body }, { userAgent }) {
      if (body.signature === undefined) throw new Refusal(401, 'server.signatureRequired');
      await proveWallet(body.walletId, body.signature);
      const { walletId: wallet, uplineId: upline = '', termsVersion: version = null } = body;
      if (version !== null) requireCurrentTerms(version);
      const member = world.register({ wallet, upline, termsVersion: version, signs: false });
      if (typeof member === 'string') throw new Refusal(...faults[member]);
      return { ...account(member, userAgent), uplineId: member.sponsor ? world.display(member.sponsor) : '' };
    },
    sponsor({ params }, { isSignedIn }) {
      const found = world.find(params.upline);
      if (!found) throw new Refusal(422, 'server.unknownUpline');
      const { wallet } = found;
      const mayKnow = isSignedIn() || parseUpline(params.upline)?.kind === 'member';
      const { id, name, photo } = mayKnow ? found : { id: '', name: '', photo: '' };
      return {
        id,
        name: shownName(name),
        photo,
        walletId: world.display(wallet),
        profileLink: id && profileLinkOf(id),
      };
    },
  };
}
