import { isPosition, type Position } from '@upline/domain';
import { type Address, type Hash, type Hex, isAddress, isHash, isHex } from 'viem';
import { browserStorage } from '../store/browserStorage.ts';
import { count, parsedOr, record, text } from '../store/parsing.ts';

/** How long an entry is worth reading, milliseconds: what is older than a week the chain alone can tell. */
const lifetime = 7 * 24 * 3600 * 1000;

/** Whose attempt at which level. */
export interface Whose {
  wallet: string;
  position: Position;
}

/** One attempt as it is kept. */
export interface Entry<Attempt> extends Whose {
  /** The registry that it was made under: another one is another network. */
  registry: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Whether it is no longer waited for, though it may still come: others have yet to sign it. */
  isUnseen: boolean;
  attempt: Attempt;
}

/** What wallets were asked for, kept by this browser beyond the page that asked: one entry a wallet and level. */
export interface Journal<Attempt> {
  /** All that is kept of a wallet, the newest first. */
  of(wallet: string): Entry<Attempt>[];
  find(whose: Whose): Entry<Attempt> | undefined;
  note(whose: Whose, attempt: Attempt, about?: Partial<Pick<Entry<Attempt>, 'isUnseen'>>): void;
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

export function units(value: unknown): bigint {
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
 * A journal under a key of the browser's storage. What is found there is read with suspicion: an entry that
 * cannot be read is none.
 * @param registry The registry that this build trusts.
 */
export function createJournal<Attempt>(
  key: string,
  registry: string,
  parse: (stored: Record<string, unknown>) => Attempt,
): Journal<Attempt> {
  function entryOf(stored: unknown): Entry<Attempt>[] {
    return parsedOr([], () => {
      const { wallet, position, time, attempt, ...rest } = record(stored);
      if (!isPosition(position) || text(rest.registry) !== registry) return [];
      const isUnseen = rest.isUnseen === true;
      const entry = { wallet: address(wallet), position, registry, time: count(time), isUnseen };
      const isOld = Date.now() - entry.time > lifetime;
      return isOld ? [] : [{ ...entry, attempt: parse(record(attempt)) }];
    });
  }

  function read(): Entry<Attempt>[] {
    return parsedOr([], () => {
      const stored: unknown = JSON.parse(browserStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.flatMap(entryOf) : [];
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
    note(whose, attempt, { isUnseen = false } = {}) {
      const { wallet, position } = whose;
      write([...others(whose), { wallet, position, registry, time: Date.now(), isUnseen, attempt }]);
    },
    forget: (whose) => write(others(whose)),
  };
}

export function callIn({ to, data }: Record<string, unknown>) {
  return { to: address(to), data: hex(data) };
}

/** What every attempt holds. */
export function attemptIn(stored: Record<string, unknown>) {
  return {
    pool: address(stored.pool),
    call: callIn(record(stored.call)),
    nonce: count(stored.nonce),
    block: units(stored.block),
    hash: hashOrNone(stored.hash),
  };
}
