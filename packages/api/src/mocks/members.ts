import { isWallet, parseMemberId, parseUpline } from '@upline/domain';
import { memberIdAt } from './identities.ts';

/** A registered member. */
export interface Member {
  id: string;
  /** In lower case. */
  wallet: string;
  name: string;
  /** Where his photo is served; `''` for none. */
  photo: string;
  /** The sponsor's wallet in lower case, `null` for a member who named none. */
  sponsor: string | null;
  joinedAt: Date;
}

export interface Registration {
  wallet: string;
  /** The sponsor by ID, `@/ID` or wallet; nobody when left out. */
  upline?: string;
  name?: string;
  /** Default: now. */
  joinedAt?: Date;
}

/** Why a wallet could not be registered. */
export type RegistrationFault = 'alreadyRegistered' | 'unknownUpline' | 'ownUpline';

/** Who is registered in a mocked world, and under whom. */
export interface Members {
  /** All members, in the order of joining. */
  members(): readonly Member[];
  /** The member with an ID, `@/ID` or ID without hyphen in any case. */
  memberById(id: string): Member | undefined;
  memberByWallet(wallet: string): Member | undefined;
  /** A member by ID, `@/ID` or wallet. */
  find(reference: string): Member | undefined;
  /** The members who registered under a wallet, newest first. */
  referralsOf(wallet: string): Member[];
  register(registration: Registration): Member | RegistrationFault;
  /** Changes a member's name or photo. */
  update(wallet: string, change: Partial<Pick<Member, 'name' | 'photo'>>): Member | undefined;
  /** A wallet as replies carry it: as it was first written. */
  display(wallet: string): string;
}

/** Nobody yet. @param now When somebody joins who does not say when. */
export function createMembers(now: () => Date): Members {
  const members = new Map<string, Member>();
  const written = new Map<string, string>();

  const memberByWallet = (wallet: string) => members.get(wallet.toLowerCase());
  const memberById = (id: string) => {
    const parsed = parseMemberId(id.replace(/^@\//, ''));
    return [...members.values()].find((member) => member.id === parsed);
  };
  const find = (reference: string) => {
    const named = parseUpline(reference);
    if (named === null) return undefined;
    return named.kind === 'wallet' ? memberByWallet(named.wallet) : memberById(named.id);
  };

  return {
    members: () => [...members.values()],
    memberById,
    memberByWallet,
    find,
    referralsOf(wallet) {
      const sponsor = wallet.toLowerCase();
      return [...members.values()].filter((member) => member.sponsor === sponsor).toReversed();
    },
    register({ wallet, upline = '', name = '', joinedAt = now() }) {
      if (!isWallet(wallet)) throw new RangeError(`${wallet} is no wallet.`);
      const own = wallet.toLowerCase();
      if (members.has(own)) return 'alreadyRegistered';
      const named = parseUpline(upline);
      if (named?.kind === 'wallet' && named.wallet === own) return 'ownUpline';
      const sponsor = upline === '' ? null : find(upline);
      if (sponsor === undefined) return 'unknownUpline';
      const id = memberIdAt(members.size);
      const member: Member = { id, wallet: own, name, photo: '', sponsor: sponsor?.wallet ?? null, joinedAt };
      members.set(own, member);
      written.set(own, wallet);
      return member;
    },
    update(wallet, change) {
      const member = memberByWallet(wallet);
      if (member) Object.assign(member, change);
      return member;
    },
    display: (wallet) => written.get(wallet.toLowerCase()) ?? wallet,
  };
}
