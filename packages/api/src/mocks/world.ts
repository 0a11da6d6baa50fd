import { isWallet, type Position, parseMemberId, parseUpline } from '@upline/domain';
import type { RouteName } from '../routes.ts';
import { type Chain, createChain, type Purchase } from './chain.ts';
import { memberIdAt, walletAt } from './identities.ts';
import { type SignatureVerifier, verifyMockSignature } from './mockSignature.ts';
import { populate } from './populate.ts';
import { createSignIn, type SignIn } from './signIn.ts';
import type { WorldOptions } from './worldOptions.ts';

/** A registered member. */
export interface Member {
  id: string;
  /** In lower case. */
  wallet: string;
  name: string;
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

/** A small network in memory, which the mocked server answers from and scripted purchases change. */
export interface World {
  /** The wallet of the person in front of the screen; a member unless the world says otherwise. */
  readonly wallet: string;
  /** The token of his open session, `null` when he is not registered. */
  readonly token: string | null;
  readonly chain: Chain;
  readonly signIn: SignIn;
  readonly verifySignature: SignatureVerifier;
  /** These may be changed while the world is in use. */
  latency: number | 'infinite';
  readonly failing: Set<RouteName>;
  readonly unreachable: Set<RouteName>;
  withoutLossIncomes: boolean;
  ledgerFollows: boolean;

  now(): Date;
  advance(milliseconds: number): void;
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

  /** The positions that a wallet has bought, as the chain has them. */
  activatedOf(wallet: string): Position[];
  /** Buys a level; bonus, level income, shares and lost income follow. @throws PoolRefusal as the contract. */
  buy(wallet: string, position: Position): Purchase;
  /** The block that the ledger has reached: replies show nothing younger. */
  ledgerBlock(): bigint;
  /** The block up to which nothing can be replaced any more: what is younger is provisional. */
  finalBlock(): bigint;
  /** Lets a ledger that does not follow reach the chain's head. */
  catchUp(): void;
  /** Makes everything so far final. */
  settle(): void;
}

/** The wallet of the person in front of the screen, the same in every world. */
export const ownWallet = walletAt(1);

/** A new world. */
export function createWorld(options: WorldOptions = {}): World {
  const members = new Map<string, Member>();
  const written = new Map<string, string>();
  const chain = createChain(walletAt(0), (wallet) => members.get(wallet)?.sponsor ?? null);
  const signIn = createSignIn();
  let now = options.now ?? new Date('2026-11-21T12:00:00.000Z');
  let ledgerBlock = 0n;
  let finalBlock = 0n;

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

  const world: World = {
    wallet: ownWallet,
    token: options.registered === false ? null : signIn.open(ownWallet),
    chain,
    signIn,
    verifySignature: options.verifySignature ?? verifyMockSignature,
    latency: options.latency ?? 0,
    failing: new Set(options.failing),
    unreachable: new Set(options.unreachable),
    withoutLossIncomes: options.withoutLossIncomes ?? false,
    ledgerFollows: true,

    now: () => now,
    advance(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
    members: () => [...members.values()],
    memberById,
    memberByWallet,
    find,
    referralsOf(wallet) {
      const sponsor = wallet.toLowerCase();
      return [...members.values()].filter((member) => member.sponsor === sponsor).toReversed();
    },
    register({ wallet, upline = '', name = '', joinedAt = now }) {
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

    activatedOf: (wallet) => chain.activated(wallet.toLowerCase()),
    buy(wallet, position) {
      const purchase = chain.buy(wallet.toLowerCase(), position, now);
      if (world.ledgerFollows) ledgerBlock = chain.head();
      return purchase;
    },
    ledgerBlock: () => ledgerBlock,
    finalBlock: () => finalBlock,
    catchUp() {
      ledgerBlock = chain.head();
    },
    settle() {
      finalBlock = chain.head();
    },
  };

  populate(world, options);
  chain.mineTo(options.ledgerBlock ?? 10_000n);
  world.catchUp();
  world.settle();
  world.ledgerFollows = options.ledgerFollows ?? true;
  return world;
}
