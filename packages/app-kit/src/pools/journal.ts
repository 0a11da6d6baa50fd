import type { ClaimAttempt, ClaimedPool, Journal, PurchaseAttempt } from '@upline/chain';
import {
  isPosition,
  type Position,
  type PurchaseMethod,
  type PurchaseStep,
  purchaseSteps,
  storageKeys,
} from '@upline/domain';
import { type Address, type Hash, type Hex, isAddress, isHash, isHex } from 'viem';
import { pinnedRegistry } from '../chain/reader.ts';
import { browserStorage } from '../store/browserStorage.ts';
import { count, parsedOr, record, text } from '../store/parsing.ts';

/** Lifetime of an entry, milliseconds: one week. The chain alone is read for anything older. */
const lifetime = 7 * 24 * 3600 * 1000;

export interface Whose {
  wallet: string;
  position: Position;
}

/** The journal entry of one wallet at one level. */
export interface Entry<Attempt> extends Whose {
  /** The registry of the attempt; another registry means another network. */
  registry: string;
  /** Milliseconds since 1970. */
  time: number;
  /**
   * True if the run stopped waiting, though the transaction may still come: other signers are
   * missing.
   */
  isUnseen: boolean;
  attempt: Attempt;
  /** Earlier requests without an answer, oldest first. */
  open: readonly Attempt[];
}

/** Wallet requests stored beyond the page that sent them, one entry per wallet and level. */
export interface JournalStore<Attempt> {
  of(wallet: string): Entry<Attempt>[];
  find(whose: Whose): Entry<Attempt> | undefined;
  note(whose: Whose, attempt: Attempt, about?: Partial<Pick<Entry<Attempt>, 'isUnseen' | 'open'>>): void;
  forget(whose: Whose): void;
}

function address(value: unknown): Address {
  const found = text(value);
  if (!isAddress(found, { strict: false })) throw new TypeError('No address.');
  return found;
}

function hex(value: unknown): Hex {
  const found = text(value);
  if (!isHex(found)) throw new TypeError('No hexadecimal number.');
  return found;
}

function units(value: unknown): bigint {
  return BigInt(text(value));
}

function hashOrNone(value: unknown): Hash | null {
  if (value === null) return null;
  const found = text(value);
  if (!isHash(found)) throw new TypeError('No hash.');
  return found;
}

const isOf = (entry: Whose, wallet: string) => entry.wallet.toLowerCase() === wallet.toLowerCase();

/**
 * A journal under a key of the browser's storage. Unreadable entries are ignored.
 * @param registry The registry that this build trusts.
 */
function createJournal<Attempt>(
  key: string,
  registry: string,
  parse: (stored: Record<string, unknown>) => Attempt,
): JournalStore<Attempt> {
  function parsed(stored: unknown): Entry<Attempt>[] {
    return parsedOr([], () => {
      const { wallet, position, time, attempt, ...rest } = record(stored);
      if (!isPosition(position) || text(rest.registry) !== registry) return [];
      const isUnseen = rest.isUnseen === true;
      const entry = { wallet: address(wallet), position, registry, time: count(time), isUnseen };
      const isOld = Date.now() - entry.time > lifetime;
      if (isOld) return [];
      // Journals of earlier builds have no `open`.
      const open = list(rest.open ?? []).flatMap((one) => parsedOr([], () => [parse(record(one))]));
      return [{ ...entry, attempt: parse(record(attempt)), open }];
    });
  }

  function read(): Entry<Attempt>[] {
    return parsedOr([], () => {
      const stored: unknown = JSON.parse(browserStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.flatMap(parsed) : [];
    });
  }

  function write(entries: readonly Entry<Attempt>[]) {
    if (entries.length === 0) {
      browserStorage.removeItem(key);
      return;
    }
    const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
    browserStorage.setItem(key, JSON.stringify(entries, plain));
  }

  const others = ({ wallet, position }: Whose) =>
    read().filter((entry) => !(entry.position === position && isOf(entry, wallet)));

  return {
    of: (wallet) =>
      read()
        .filter((entry) => isOf(entry, wallet))
        .toSorted((a, b) => b.time - a.time),
    find: ({ wallet, position }) =>
      read().find((entry) => entry.position === position && isOf(entry, wallet)),
    note(whose, attempt, { isUnseen = false, open = [] } = {}) {
      const { wallet, position } = whose;
      write([...others(whose), { wallet, position, registry, time: Date.now(), isUnseen, attempt, open }]);
    },
    forget: (whose) => write(others(whose)),
  };
}

function callIn({ to, data }: Record<string, unknown>) {
  return { to: address(to), data: hex(data) };
}

function attemptIn(stored: Record<string, unknown>) {
  return {
    pool: address(stored.pool),
    call: callIn(record(stored.call)),
    nonce: count(stored.nonce),
    block: units(stored.block),
    hash: hashOrNone(stored.hash),
  };
}

function batchIn(stored: Record<string, unknown>) {
  // Claims of earlier builds have neither.
  const { callsId = null, calls = [] } = stored;
  return {
    callsId: callsId === null ? null : text(callsId),
    // They only explain a revert: without the calls, the batch is still followed.
    calls: parsedOr([], () => list(calls).map((call) => callIn(record(call)))),
  };
}

const ways: readonly PurchaseMethod[] = ['sequential', 'permit', 'batch'];

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new TypeError('No such word.');
  return found;
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('No list.');
  return value;
}

function purchaseIn(stored: Record<string, unknown>): PurchaseAttempt {
  return {
    ...attemptIn(stored),
    ...batchIn(stored),
    step: oneOf<PurchaseStep>(purchaseSteps, stored.step),
    way: oneOf(ways, stored.way),
    // Display only: without the prompts, the purchase is still followed.
    prompts: parsedOr(null, () => list(stored.prompts).map((step) => oneOf(purchaseSteps, step))),
  };
}

function claimedPoolIn(stored: Record<string, unknown>): ClaimedPool {
  return {
    pool: address(stored.pool),
    amount: units(stored.amount),
    block: stored.block === null ? null : units(stored.block),
    isRefused: stored.isRefused === true,
  };
}

function claimIn(stored: Record<string, unknown>): ClaimAttempt {
  const attempt = attemptIn(stored);
  const amount = units(stored.amount);
  const alone = { pool: attempt.pool, amount, block: null, isRefused: false };
  // Display only: without the other pools, the claim is still followed.
  const pools = parsedOr([alone], () => list(stored.pools).map((one) => claimedPoolIn(record(one))));
  return { ...attempt, ...batchIn(stored), amount, pools };
}

export const purchaseJournal = () => createJournal(storageKeys.purchaseJournal, pinnedRegistry(), purchaseIn);

export const claimJournal = () => createJournal(storageKeys.claimJournal, pinnedRegistry(), claimIn);

/**
 * One wallet's entry at one level, as a run writes it.
 * @param onNote Called after each write.
 */
export function entryOf<Attempt extends ClaimAttempt | PurchaseAttempt>(
  store: JournalStore<Attempt>,
  whose: Whose,
  onNote: () => void = () => undefined,
): Journal<Attempt> {
  return {
    read() {
      const entry = store.find(whose);
      return entry ? [...entry.open, entry.attempt] : [];
    },
    write(requests, isUnseen) {
      const attempt = requests.at(-1);
      if (!attempt) return store.forget(whose);
      store.note(whose, attempt, { isUnseen, open: requests.slice(0, -1) });
      onNote();
    },
  };
}
