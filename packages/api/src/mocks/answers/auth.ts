import { type MessageId, parseUpline, profileLinkOf, shownName } from '@upline/domain';
import type { Member, RegistrationFault } from '../members.ts';
import { mockSignature } from '../mockSignature.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';

const faults: Record<RegistrationFault, readonly [status: number, id: MessageId]> = {
  alreadyRegistered: [409, 'server.alreadyRegistered'],
  unknownUpline: [422, 'server.unknownUpline'],
  ownUpline: [422, 'server.ownUpline'],
};

type AuthAnswers = Pick<Answers, 'signinMessage' | 'login' | 'register' | 'sponsor'>;

export function authAnswers(world: World): AuthAnswers {
  function proveWallet(wallet: string, signature: string | undefined): void {
    const isOwn = (message: string) => mockSignature(wallet, message) === signature;
    if (!world.signIn.spend(wallet).some(isOwn)) throw new Refusal(401, 'server.wrongSignature');
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
    login({ body }, { userAgent }) {
      proveWallet(body.walletId, body.signature);
      const member = world.memberByWallet(body.walletId);
      if (!member) throw new Refusal(404, 'server.notRegistered');
      return { userDetails: account(member, userAgent) };
    },
    register({ body }, { userAgent }) {
      proveWallet(body.walletId, body.signature);
      const { walletId: wallet, uplineId: upline = '', termsVersion: version = null } = body;
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
