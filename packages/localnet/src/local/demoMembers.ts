import { localAccount, operator } from '@upline/chain/demo';
import type { Address, Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { growthPlan } from './growthPlan.ts';

/** How many members the demo network has unless more are asked for. */
export const demoMemberCount = 36;

/** The seed of the demo network. */
export const demoSeed = 2026;

/** How far back a chain for the demo network begins, milliseconds: its members joined over weeks, not all at once. */
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

/** Whom of the demo network one looks at first, by their place in the order of joining, and what there is to see. */
const personas = { 0: 'allLevels', 2: 'lostMost', 6: 'halfway', 33: 'justStarted' } as const;

/** What there is to see with a member of the demo network. */
export type DemoPersona = (typeof personas)[keyof typeof personas];

const personaOf: Readonly<Record<number, DemoPersona>> = personas;

/** A member of the demo network, whose key everybody knows. */
export interface DemoMember {
  name: string;
  /** Said of the few who are shown first. */
  persona?: DemoPersona;
  account: PrivateKeyAccount;
  address: Address;
  privateKey: Hex;
  /** The sponsor on chain: another demo member, or the root. */
  sponsor: Address;
  /** Whether the sponsor is the root: such a member names no upline when they register. */
  isSponsoredByRoot: boolean;
}

function nameOf(member: number): string {
  const round = Math.floor(member / names.length);
  const name = names[member % names.length] ?? '';
  return round === 0 ? name : `${name} ${round + 1}`;
}

/**
 * The members of the demo network in the order in which they join, sponsors before those they bring in.
 * @param count How many.
 * @param seed Which network: it decides who sponsors whom.
 */
export function demoMembers(count: number = demoMemberCount, seed: number = demoSeed): DemoMember[] {
  // What is said of them holds in this one network.
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
