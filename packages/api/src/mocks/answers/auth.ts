import { type MessageId, parseUpline, profileLinkOf, shownName } from '@upline/domain';
import type { Answers } from '../call.ts';
import type { Member, RegistrationFault } from '../members.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { mockSignature } from '../mockSignature.ts';

const faults: Record<RegistrationFault, readonly [status: number, id: MessageId]> = {
  alreadyRegistered: [409, 'server.alreadyRegistered'],
  unknownUpline: [422, 'server.unknownUpline'],
  ownUpline: [422, 'server.ownUpline'],
};

export function authAnswers(backend: MockBackend) {
  function proveWallet(wallet: string, signature: string | undefined): void {
    const isOwn = (message: string) => mockSignature(wallet, message) === signature;
    if (!backend.signIn.spend(wallet).some(isOwn)) throw new MockApiError(401, 'server.wrongSignature');
  }

  function account(member: Member, userAgent: string) {
    return {
      id: member.id,
      name: member.name,
      profileLink: profileLinkOf(member.id),
      photo: member.photo,
      followers: 0,
      following: 0,
      token: backend.signIn.open(member.wallet, userAgent),
      totalReferrals: backend.referralsOf(member.wallet).length,
      walletId: backend.display(member.wallet),
    };
  }

  return {
    signinMessage: ({ query }, { site }) => backend.signIn.issue(backend.now(), site, query.walletId),
    login({ body }, { userAgent }) {
      proveWallet(body.walletId, body.signature);
      const member = backend.memberByWallet(body.walletId);
      if (!member) throw new MockApiError(404, 'server.notRegistered');
      return { userDetails: account(member, userAgent) };
    },
    register({ body }, { userAgent }) {
      proveWallet(body.walletId, body.signature);
      const { walletId: wallet, uplineId: upline = '', termsVersion: version = null } = body;
      const member = backend.register({ wallet, upline, termsVersion: version, signs: false });
      if (typeof member === 'string') throw new MockApiError(...faults[member]);
      return {
        ...account(member, userAgent),
        uplineId: member.sponsor ? backend.display(member.sponsor) : '',
      };
    },
    sponsor({ params }, { isSignedIn }) {
      const found = backend.find(params.upline);
      if (!found) throw new MockApiError(422, 'server.unknownUpline');
      const { wallet } = found;
      const mayKnow = isSignedIn() || parseUpline(params.upline)?.kind === 'member';
      const { id, name, photo } = mayKnow ? found : { id: '', name: '', photo: '' };
      return {
        id,
        name: shownName(name),
        photo,
        walletId: backend.display(wallet),
        profileLink: id && profileLinkOf(id),
      };
    },
  } satisfies Answers;
}
