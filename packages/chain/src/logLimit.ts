/** Milliseconds after a refusal until a larger range is tried again. */
const remembered = 300_000;

/** Errors about the rate of requests, which say nothing of the number of blocks. */
const tooOften = /\brate\b|too many requests|per second|throttl|capacity|quota|\b429\b/i;

/** Errors that name the range, although a plan or a quota may be named beside it. */
const ofRange = /\bblocks?\b|\brange/i;

/**
 * The limit named in a node's error message, or `null` if no number lies below the requested one.
 */
function numberIn(words: string, asked: bigint): bigint | null {
  const named = [...words.matchAll(/\b\d[\d,_]*\b/g)].map(([number]) => BigInt(number.replace(/[,_]/g, '')));
  const about = /block|range|limit|max|up to/i.test(words);
  const below = named.filter((number) => number > 0n && number < asked);
  return about ? (below[0] ?? null) : null;
}

/**
 * The largest number of blocks that a node accepts in one `eth_getLogs` call, learnt from its
 * answers.
 */
export interface LogLimit {
  /** The number of blocks to request next, at most `wanted`. */
  size(wanted: bigint): bigint;
  /** True once the limit is exact, so that several ranges can be requested in parallel. */
  isKnown(): boolean;
  /** Records a successful request for this many blocks. */
  took(blocks: bigint): void;
  /**
   * Records a refused request.
   * @param words The node's error message.
   * @returns True if a smaller request may succeed.
   */
  refused(blocks: bigint, words: string): boolean;
}

/**
 * Learns a node's limit of blocks by binary search between the largest accepted and the smallest
 * refused range. Larger ranges are tried again only after five minutes.
 * @param onFound Called with the limit once it is known, and the node's error message.
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
      // A shorter range than the one proposed proves nothing.
      if (next !== null && blocks < next) return;
      next = between();
      if (bad - good > 1n || told === good) return;
      told = good;
      onFound(good, said);
    },

    refused(blocks, words) {
      if (tooOften.test(words) && !ofRange.test(words)) return false;
      if (blocks <= 1n) {
        // A node that refuses a single block has no limit to learn.
        bad = null;
        next = null;
        return false;
      }
      if (bad === null || blocks < bad) bad = blocks;
      // The node has lowered its limit.
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
 * The limit of a client's node, shared by all readers of that client.
 * @param onFound See `createLogLimit`. Only the first caller's function is used.
 */
export function logLimitOf(client: object, onFound?: (most: bigint, words: string) => void): LogLimit {
  const limit = limits.get(client) ?? createLogLimit(onFound);
  limits.set(client, limit);
  return limit;
}
