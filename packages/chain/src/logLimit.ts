/** Milliseconds after which a node is asked for more blocks than it last refused. */
const remembered = 300_000;

/** Nodes that are asked too often refuse that, and not the number of blocks. */
const tooOften = /\brate\b|too many requests|per second|throttl|capacity|quota|\b429\b/i;

/** The number of blocks that a node says it takes; `null` where it says none below what was asked. */
function numberIn(words: string, asked: bigint): bigint | null {
  const named = [...words.matchAll(/\b\d[\d,_]*\b/g)].map(([number]) => BigInt(number.replace(/[,_]/g, '')));
  const about = /block|range|limit|max|up to/i.test(words);
  const below = named.filter((number) => number > 0n && number < asked);
  return about ? (below[0] ?? null) : null;
}

/** How many blocks a node looks through for logs at once, as far as it has shown. */
export interface LogLimit {
  /** The blocks to ask for, of so many that are wanted. */
  size(wanted: bigint): bigint;
  /** Whether the limit is known, so that several parts can be asked for at once. */
  isKnown(): boolean;
  /** It has answered for so many. */
  took(blocks: bigint): void;
  /**
   * It has refused so many.
   * @param words Its own.
   * @returns Whether fewer may be asked for.
   */
  refused(blocks: bigint, words: string): boolean;
}

/**
 * Learns how many blocks a node takes: between the most that it took and the fewest that it refused it looks for the
 * limit once. More is tried again only after minutes.
 * @param onFound Is given the limit once it is known, and the node's own words for it.
 */
export function createLogLimit(onFound: (most: bigint, words: string) => void = () => {}): LogLimit {
  let good = 0n;
  let bad: bigint | null = null;
  let next: bigint | null = null;
  let refusedAt = 0;
  let said = '';
  let told: bigint | null = null;

  function between(): bigint {
    if (bad === null) return good;
    return good === 0n ? bad / 2n : (good + bad) / 2n;
  }

  return {
    size(wanted) {
      if (bad !== null && performance.now() - refusedAt > remembered) {
        next = bad;
        bad = null;
      }
      if (next === null || next >= wanted) return wanted;
      return next < 1n ? 1n : next;
    },

    isKnown: () => bad !== null && bad - good <= 1n,

    took(blocks) {
      if (blocks > good) good = blocks;
      if (bad === null) {
        if (next !== null && blocks >= next) next = blocks * 2n;
        return;
      }
      // Fewer than were asked for show nothing.
      if (next !== null && blocks < next) return;
      next = between();
      if (bad - good > 1n || told === good) return;
      told = good;
      onFound(good, said);
    },

    refused(blocks, words) {
      if (tooOften.test(words)) return false;
      if (blocks <= 1n) {
        // A node that refuses a single block has no limit to learn.
        bad = null;
        next = null;
        return false;
      }
      if (bad === null || blocks < bad) bad = blocks;
      // It takes fewer than it once did.
      if (good >= bad) good = 0n;
      refusedAt = performance.now();
      said = words;
      const named = numberIn(words, blocks);
      if (named !== null && named > good) {
        bad = named + 1n;
        next = named;
      } else next = between();
      return true;
    },
  };
}

const limits = new WeakMap<object, LogLimit>();

/**
 * What is known of a client's node: one limit for all who read through it.
 * @param onFound As `createLogLimit` takes it; the first to ask for a client's limit is told.
 */
export function logLimitOf(client: object, onFound?: (most: bigint, words: string) => void): LogLimit {
  const limit = limits.get(client) ?? createLogLimit(onFound);
  limits.set(client, limit);
  return limit;
}
