import {
  isWallet,
  noProfileTexts,
  type ProfileText,
  type ProfileTexts,
  parseUpline,
  termsVersion,
} from '@upline/domain';
import type { Chain } from './chain.ts';
import { checksum } from './checksum.ts';
import { memberIdAt } from './identities.ts';

/** A registered member. */
export interface Member extends ProfileTexts {
  id: string;
  /** In lower case. */
  wallet: string;
  /** Where their photo is served; `''` for none. */
  photo: string;
  /** The sponsor's wallet in lower case, `null` for a member who named none. */
  sponsor: string | null;
  joinedAt: Date;
}

/** A member, or a wallet that only the chain names: that one has no ID, no texts and no photo. */
export type Person = Omit<Member, 'joinedAt'>;

export interface Registration {
  wallet: string;
  /** The sponsor by ID, `@/ID` or wallet; nobody when left out. */
  upline?: string;
  name?: string;
  /** Default: now. */
  joinedAt?: Date;
  /** The version of the terms that they accept. Default: the one in force; `null` for none. */
  termsVersion?: string | null;
  /** Whether they sign for their place at once. Default true: the people of a made-up world have. */
  signs?: boolean;
}

/** That a member accepted a version of the terms. */
export interface AcceptedTerms {
  version: string;
  at: Date;
}

/** Why a wallet could not be registered. */
export type RegistrationFault = 'alreadyRegistered' | 'unknownUpline' | 'ownUpline';

/** Who is registered in a mocked world, and under whom. */
export interface Members {
  /** All members, in the order of joining. */
  members(): readonly Member[];
  memberByWallet(wallet: string): Member | undefined;
  /** Whom an ID, `@/ID` or wallet names. */
  find(reference: string): Person | undefined;
  /** The members who registered under a wallet, newest first. */
  referralsOf(wallet: string): Member[];
  register(registration: Registration): Member | RegistrationFault;
  /** Which versions of the terms a member has accepted, newest first. */
  acceptedTerms(wallet: string): readonly AcceptedTerms[];
  /** Accepts a version; a second time changes nothing. */
  acceptTerms(wallet: string, version: string, at?: Date): void;
  /** Changes what a member has written of themselves, or their photo. */
  update(wallet: string, change: Partial<Pick<Member, ProfileText | 'photo'>>): Member | undefined;
  /** Puts a member under the sponsor whom the chain has recorded. */
  follow(wallet: string): void;
  /** A wallet as replies carry it: checksummed. Any other name of somebody stays as it is. */
  display(wallet: string): string;
}

interface Parts {
  /** The time at which members join unless another is given. */
  now: () => Date;
  /** The wallet at which every line of sponsors ends. In lower case, as all that the chain says. */
  root: string;
  bindingOf: Chain['bindingOf'];
}

/** Nobody has registered yet. */
export function createMembers({ now, root, bindingOf }: Parts): Members {
  const members = new Map<string, Member>();
  const accepted = new Map<string, readonly AcceptedTerms[]>();

  const memberByWallet = (wallet: string) => members.get(wallet.toLowerCase());

  function personBehind(wallet: string): Person | undefined {
    const binding = bindingOf(wallet);
    const unnamed = binding && { id: '', wallet, ...noProfileTexts, photo: '', sponsor: binding.sponsor };
    return memberByWallet(wallet) ?? unnamed ?? undefined;
  }

  function find(reference: string): Person | undefined {
    const named = parseUpline(reference);
    if (named?.kind === 'wallet') return personBehind(named.wallet);
    return [...members.values()].find(({ id }) => id === named?.id);
  }

  /** The chain's binding wins; but the root stands above those who named nobody unnamed. */
  function actualSponsor(wallet: string, named: string | null): string | null {
    const binding = bindingOf(wallet);
    return binding === null || (named === null && binding.sponsor === root) ? named : binding.sponsor;
  }

  const acceptedTerms = (wallet: string) => accepted.get(wallet.toLowerCase()) ?? [];

  function acceptTerms(wallet: string, version: string, at = now()): void {
    const before = acceptedTerms(wallet);
    if (before.some((one) => one.version === version)) return;
    accepted.set(wallet.toLowerCase(), [{ version, at }, ...before]);
  }

  return {
    acceptedTerms,
    acceptTerms,
    members: () => [...members.values()],
    memberByWallet,
    find,
    referralsOf(wallet) {
      const sponsor = wallet.toLowerCase();
      return [...members.values()].filter((member) => member.sponsor === sponsor).toReversed();
    },
    register({ wallet, upline = '', name = '', joinedAt = now(), ...consent }) {
      if (!isWallet(wallet)) throw new RangeError(`${wallet} is no wallet.`);
      const own = wallet.toLowerCase();
      if (members.has(own)) return 'alreadyRegistered';
      const named = parseUpline(upline);
      if (named?.kind === 'wallet' && named.wallet === own) return 'ownUpline';
      const above = upline === '' ? null : find(upline);
      if (above === undefined) return 'unknownUpline';
      const id = memberIdAt(members.size);
      const sponsor = actualSponsor(own, above?.wallet ?? null);
      const member: Member = { ...noProfileTexts, id, wallet: own, name, photo: '', sponsor, joinedAt };
      members.set(own, member);
      const { termsVersion: version = termsVersion } = consent;
      if (version !== null) acceptTerms(own, version, joinedAt);
      return member;
    },
    update(wallet, change) {
      const member = memberByWallet(wallet);
      if (member) Object.assign(member, change);
      return member;
    },
    follow(wallet) {
      const member = memberByWallet(wallet);
      if (member) member.sponsor = actualSponsor(member.wallet, member.sponsor);
    },
    display: (wallet) => (isWallet(wallet) ? checksum(wallet) : wallet),
  };
}
