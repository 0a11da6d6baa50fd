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

export interface Member extends ProfileTexts {
  id: string;
  /** In lower case. */
  wallet: string;
  /** The path of the photo; `''` for none. */
  photo: string;
  /** The sponsor's wallet in lower case, `null` if none was named. */
  sponsor: string | null;
  joinedAt: Date;
}

/** A member, or an unregistered wallet known from the chain, without ID, texts and photo. */
export type Person = Omit<Member, 'joinedAt'>;

export interface Registration {
  wallet: string;
  /** The sponsor by ID, `@/ID` or wallet; omitted for none. */
  upline?: string;
  name?: string;
  /** Default: now. */
  joinedAt?: Date;
  /** The accepted version of the terms. Default: the one in force; `null` for none. */
  termsVersion?: string | null;
  /** True to sign the enrolment at once. Default true. */
  signs?: boolean;
}

export interface AcceptedTerms {
  version: string;
  at: Date;
}

/** The reason why a wallet cannot be registered. */
export type RegistrationFault = 'alreadyRegistered' | 'unknownUpline' | 'ownUpline';

/** The members of a mock backend and their sponsors. */
export type Members = ReturnType<typeof createMembers>;

interface Parts {
  now: () => Date;
  /** The wallet at the top of every sponsor chain. In lower case, like all chain data. */
  root: string;
  bindingOf: Chain['bindingOf'];
}

export function createMembers({ now, root, bindingOf }: Parts) {
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

  /**
   * The chain's sponsor wins, except that the root is not shown as sponsor of members who named
   * none.
   */
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
    /** The versions of the terms that a member has accepted, newest first. */
    acceptedTerms,
    /** Accepts a version; repeating has no effect. */
    acceptTerms,
    members: () => [...members.values()],
    memberByWallet,
    /** The person with an ID, `@/ID` or wallet. */
    find,
    /** The members who registered under a wallet, newest first. */
    referralsOf(wallet: string) {
      const sponsor = wallet.toLowerCase();
      return [...members.values()].filter((member) => member.sponsor === sponsor).toReversed();
    },
    register({ wallet, upline = '', name = '', joinedAt = now(), ...consent }: Registration) {
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
    update(wallet: string, change: Partial<Pick<Member, ProfileText | 'photo'>>) {
      const member = memberByWallet(wallet);
      if (member) Object.assign(member, change);
      return member;
    },
    /** Moves a member under the sponsor recorded on the chain. */
    follow(wallet: string) {
      const member = memberByWallet(wallet);
      if (member) member.sponsor = actualSponsor(member.wallet, member.sponsor);
    },
    /** A wallet in checksummed form; other references stay unchanged. */
    display: (wallet: string) => (isWallet(wallet) ? checksum(wallet) : wallet),
  };
}
