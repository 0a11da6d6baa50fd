import { localAccount, operator } from '@upline/chain/demo';
import type { Address, Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { growthPlan } from './growthPlan.ts';

export const demoMemberCount = 36;

export const demoSeed = 2026;

/** Age of a demo network's chain, milliseconds, so that its members joined over weeks. */
export const demoPast = 45 * 24 * 60 * 60 * 1000;

const firstAccount = 10;

const names = [
  'Ada Lindqvist',
  'Bruno Okafor',
  'Chiara Novak',
  'Daniel Mensah',
  'Elif Sørensen',
  'Felix Tanaka',
  'Grace Moreau',
  'Hugo Castellano',
  'Ines Kowalska',
  'Jonas Adeyemi',
  'Kira Petrov',
  'Leo Haddad',
  'Mina Johansson',
  'Noah Fernandes',
  'Olga Whitfield',
  'Pavel Nakamura',
  'Quinn Delgado',
  'Rosa Bergström',
  'Samir Kovács',
  'Tessa Owusu',
  'Umar Rossi',
  'Vera Lindholm',
  'Wim Achterberg',
  'Ximena Duarte',
  'Yara Nilsson',
  'Zeno Papadakis',
  'Alma Virtanen',
  'Boris Achebe',
  'Clara Jensen',
  'Dario Weiss',
  'Edith Murray',
  'Farid Amiri',
  'Greta Ivanova',
  'Henri Dubois',
  'Isla Campbell',
  'Jun Watanabe',
] as const;

/** Members of the demo network to look at first, by index in the order of joining. */
const personas = { 0: 'allLevels', 2: 'lostMost', 6: 'halfway', 33: 'justStarted' } as const;

/** The notable feature of a demo member. */
export type DemoPersona = (typeof personas)[keyof typeof personas];

const personaOf: Readonly<Record<number, DemoPersona>> = personas;

/** A member of the demo network, whose key is public. */
export interface DemoMember {
  name: string;
  /** Set for the few members to look at first. */
  persona?: DemoPersona;
  account: PrivateKeyAccount;
  address: Address;
  privateKey: Hex;
  /** The on-chain sponsor: another demo member, or the root. */
  sponsor: Address;
  /** True if the root is the sponsor; the member then registers without an upline. */
  isSponsoredByRoot: boolean;
}

function nameOf(member: number): string {
  const round = Math.floor(member / names.length);
  const name = names[member % names.length] ?? '';
  return round === 0 ? name : `${name} ${round + 1}`;
}

/**
 * The demo network's members in the order of joining, sponsors before their referrals.
 * @param count Number of members.
 * @param seed Seed of the network, which decides the sponsors.
 */
export function demoMembers(count: number = demoMemberCount, seed: number = demoSeed): DemoMember[] {
  // The personas are valid for this network only.
  const isKnown = count >= demoMemberCount && seed === demoSeed;
  const root = operator.root().address;
  const accounts = Array.from({ length: count }, (_, member) => localAccount(firstAccount + member));
  return growthPlan(count, seed).sponsors.flatMap((sponsor, member) => {
    const account = accounts[member];
    if (!account) return [];
    const { address, privateKey } = account;
    const above = sponsor === null ? root : (accounts[sponsor]?.address ?? root);
    return {
      name: nameOf(member),
      ...(isKnown && personaOf[member] && { persona: personaOf[member] }),
      account,
      address,
      privateKey,
      sponsor: above,
      isSponsoredByRoot: sponsor === null,
    };
  });
}
