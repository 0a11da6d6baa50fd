import { type MessageId, poolTypeAt, profileLinkOf, totalPages, utcDate, utcTime } from '@upline/domain';
import type { HandlerInput, ReplyData } from '../contract.ts';
import type { RouteName } from '../routes.ts';
import { mockSignature } from './mockSignature.ts';
import { poolAddressAt, stableCoinAddress } from './poolAddress.ts';
import { Refusal } from './refusal.ts';
import { poolsOf, profileOf } from './statement.ts';
import type { Member, RegistrationFault, World } from './world.ts';

/** Who makes a call. */
export interface Caller {
  token: string;
  wallet: string;
}

/** How each call is answered; `caller` throws for one that nobody has signed in for. */
export type Answers = {
  [N in RouteName]: (input: HandlerInput<N>, caller: () => Caller) => ReplyData<N> | Promise<ReplyData<N>>;
};

const faults: Record<RegistrationFault, readonly [status: number, id: MessageId]> = {
  alreadyRegistered: [409, 'server.alreadyRegistered'],
  unknownUpline: [422, 'server.unknownUpline'],
  ownUpline: [422, 'server.ownUpline'],
};

/** What the mocked server answers out of a world. */
export function answersFrom(world: World): Answers {
  async function proveWallet(wallet: string, signature: string): Promise<void> {
    const open = world.signIn.spend(world.now(), wallet);
    if (open.length === 0) throw new Refusal(401, 'server.nonceSpent');
    const verdicts = await Promise.all(open.map((text) => world.verifySignature(wallet, text, signature)));
    if (!verdicts.includes(true)) throw new Refusal(401, 'server.wrongSignature');
  }

  function account(member: Member) {
    return {
      id: member.id,
      name: member.name,
      profileLink: profileLinkOf(member.id),
      photo: member.photo,
      followers: 0,
      following: 0,
      token: world.signIn.open(member.wallet),
      totalReferrals: world.referralsOf(member.wallet).length,
      walletId: world.display(member.wallet),
    };
  }

  return {
    signinMessage: ({ query }) => world.signIn.issue(world.now(), query.walletId),
    async login({ body }) {
      await proveWallet(body.walletId, body.signature);
      const member = world.memberByWallet(body.walletId);
      if (!member) throw new Refusal(404, 'server.notRegistered');
      return { userDetails: account(member) };
    },
    async register({ body }) {
      if (body.signature === undefined) throw new Refusal(401, 'server.signatureRequired');
      await proveWallet(body.walletId, body.signature);
      const member = world.register({ wallet: body.walletId, upline: body.uplineId ?? '' });
      if (typeof member === 'string') throw new Refusal(...faults[member]);
      return { ...account(member), uplineId: member.sponsor ? world.display(member.sponsor) : '' };
    },
    sponsor({ params }) {
      const member = world.find(params.upline);
      if (!member) throw new Refusal(422, 'server.unknownUpline');
      const { id, name, photo, wallet } = member;
      return { id, name, photo, walletId: world.display(wallet), profileLink: profileLinkOf(id) };
    },
    logout(_input, caller) {
      world.signIn.close(caller().token);
      return null;
    },
    profile({ params }) {
      const wallet = world.find(params.userId)?.wallet ?? params.userId.toLowerCase();
      if (!world.memberByWallet(wallet) && world.activatedOf(wallet).length === 0) {
        throw new Refusal(404, 'server.unknownMember');
      }
      return profileOf(world, wallet);
    },
    update({ body }, caller) {
      // No upload exists in the mocked world, so no photo is the member's own; `''` takes the photo away.
      if (body.photo) throw new Refusal(422, 'server.foreignPhoto');
      const { name, photo } = body;
      const change = { ...(name !== undefined && { name }), ...(photo !== undefined && { photo }) };
      const member = world.update(caller().wallet, change);
      if (!member) throw new Refusal(401, 'server.signInAgain');
      return { id: member.id, name: member.name, photo: member.photo };
    },
    poolConfig: ({ params: { position } }) => ({
      contractAddress: poolAddressAt(position),
      poolType: poolTypeAt(position),
      stableCoinAddress,
      joinningFee: world.chain.pool(position).fee().toString(),
    }),
    userPoolDetails: ({ params }) => poolsOf(world, params.wallet),
    referrer({ params: { wallet, position } }) {
      const { chain } = world;
      const { sponsorOf } = chain;
      const enrolments = [];
      for (let next = sponsorOf(wallet); !chain.isBound(next); next = sponsorOf(next)) {
        const sponsor = world.display(sponsorOf(next));
        const signature = mockSignature(next, `enrol:${sponsor}`);
        enrolments.unshift({ member: world.display(next), sponsor, deadline: '4102444800', signature });
      }
      const { referrer, isDirect } = chain.referrer(wallet, position);
      return {
        referrer: world.display(referrer),
        isDirect,
        sponsor: world.display(sponsorOf(wallet)),
        isBound: chain.isBound(wallet),
        enrolments: chain.isBound(wallet) ? [] : enrolments,
      };
    },
    referrals({ params, query: { search, page, limit } }) {
      const found = world
        .referralsOf(params.wallet)
        .filter(({ wallet }) => wallet.startsWith(search.toLowerCase()));
      const rows = found.slice((page - 1) * limit, page * limit).map((member) => ({
        id: member.id,
        name: member.name,
        walletId: world.display(member.wallet),
        photo: member.photo,
        date: utcDate(member.joinedAt),
        time: utcTime(member.joinedAt),
        joinedAt: member.joinedAt.toISOString(),
      }));
      const count = found.length;
      const pages = totalPages(count, limit);
      const pagination = { currentPage: page, totalPages: pages, totalReferrals: count, totalCount: count };
      return { referrals: rows, pagination };
    },
  };
}
