import { fromDecimal, type Position, toDecimal } from '@upline/domain';
import type { ReplyData } from '../contract.ts';
import type { Chain } from './chain.ts';

/** A transaction's outcome with its sender's wallet. */
export type Outcome = Omit<NonNullable<ReplyData<'deskTransaction'>['outcome']>, 'from'> & {
  from: string | null;
};

export interface Allowance {
  wallet: string;
  position: Position;
  /** Units of 10⁻⁶. */
  amount: bigint;
  transaction: string;
  block: bigint;
  at: Date;
}

interface Refused {
  position: Position;
  /** The pool's allowance, units of 10⁻⁶. */
  allowed: bigint;
  /** The wallet's balance, units of 10⁻⁶. */
  held: bigint;
}

/** The outcomes of transactions in a mock backend, including those without ledger rows. */
export type Outcomes = ReturnType<typeof createOutcomes>;

interface Parts {
  chain: Chain;
  now: () => Date;
  /** Called after each block, so that the ledger can follow. */
  onBlock: () => void;
}

const gas = { gasUsed: '61204', gasFee: '4100000000000000' };

const nothing = {
  from: null,
  position: null,
  call: null,
  nonce: null,
  block: null,
  at: null,
  gasUsed: null,
  gasFee: null,
  reason: null,
  ended: null,
  gasLimit: null,
  compared: null,
  allowances: [],
};

export function createOutcomes({ chain, now, onBlock }: Parts) {
  const told = new Map<string, Outcome>();
  const allowances: Allowance[] = [];
  const purchase = (position: Position) => {
    const isGlobal = position % 3 === 0;
    return { name: 'invest_stable_coin', args: isGlobal ? [chain.root] : [chain.root, 'true'] };
  };

  /** Mines a block for a transaction without ledger rows. */
  function mined(from: string) {
    chain.mineTo(chain.head() + 1n);
    const block = chain.head();
    onBlock();
    const hash = `0xf${block.toString(16).padStart(63, '0')}`;
    return { hash, block, from, at: now() };
  }

  function allow(of: string, position: Position, amount: bigint): string {
    const wallet = of.toLowerCase();
    const { hash, block, at } = mined(wallet);
    allowances.push({ wallet, position, amount, transaction: hash, block, at });
    told.set(hash, {
      ...nothing,
      ...gas,
      state: 'done',
      from: wallet,
      call: { name: 'approve', args: [chain.root, String(amount)] },
      block: block.toString(),
      at: at.toISOString(),
      allowances: [{ position, amount: toDecimal(amount) }],
    });
    return hash;
  }

  return {
    /** The block below which allowances are not searched. */
    allowancesFrom: null as string | null,
    set: (hash: string, outcome: Partial<Outcome>) =>
      void told.set(hash, { ...nothing, state: 'unknown', ...outcome }),
    /** Sends an allowance to a pool. @returns The transaction's hash. */
    allow,
    of(hash: string): Outcome {
      const known = told.get(hash);
      if (known) return known;
      const own = chain.transactions.find(({ transaction }) => transaction === hash);
      if (!own) return { ...nothing, state: 'unknown' };
      const { wallet, position, block, at } = own;
      const call = own.kind === 'purchase' ? purchase(position) : { name: 'claim_bonus', args: [] };
      const place = { block: block.toString(), at: at.toISOString() };
      return { ...nothing, ...gas, ...place, state: 'done', from: wallet, position, call };
    },
    /** A wallet's allowances, oldest first: the fee of each purchase, and separate ones. */
    allowancesOf(of: string) {
      const wallet = of.toLowerCase();
      const paid = chain.transactions.flatMap((one): Allowance[] => {
        if (one.wallet !== wallet || one.kind !== 'purchase') return [];
        const { position, transaction, block, at } = one;
        return [{ wallet, position, amount: chain.pool(position).fee(), transaction, block, at }];
      });
      return [...paid, ...allowances.filter((one) => one.wallet === wallet)].toSorted((one, other) =>
        Number(one.block - other.block),
      );
    },
    /**
     * Sends a purchase that its pool refuses because of the allowance or the balance. @returns The
     * transaction's hash.
     */
    refuse(of: string, { position, allowed, held }: Refused) {
      const wallet = of.toLowerCase();
      if (allowed > 0n) allow(wallet, position, allowed);
      const { hash, block, at } = mined(wallet);
      const needed = chain.pool(position).fee();
      told.set(hash, {
        ...nothing,
        ...gas,
        state: 'reverted',
        from: wallet,
        position,
        call: purchase(position),
        block: block.toString(),
        at: at.toISOString(),
        reason: { name: 'NotEnoughAllowanceOrBalance', text: '' },
        compared: { needed: toDecimal(needed), allowed: toDecimal(allowed), held: toDecimal(held) },
      });
      return hash;
    },
    /** Sends a purchase that is not mined. @returns The transaction's hash. */
    leaveWaiting(of: string, position: Position, nonce: number) {
      const hash = `0xe${told.size.toString(16).padStart(63, '0')}`;
      const from = of.toLowerCase();
      told.set(hash, { ...nothing, state: 'waiting', from, position, call: purchase(position), nonce });
      return hash;
    },
  };
}

/** An outcome's allowances in units of 10⁻⁶. */
export function allowancesIn({ allowances }: Outcome) {
  return allowances.map(({ position, amount }) => ({ position, amount: fromDecimal(amount) }));
}
