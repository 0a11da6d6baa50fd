/**
 * Length of the first range, blocks. Each answer doubles the next range until the node refuses one.
 */
const firstLength = 2000n;

/** Consecutive refusals after which the node counts as broken. */
const mostRefusals = 5;

/**
 * Answers in a row before a longer range is tried again, since the refusal may have been due to one
 * busy range.
 */
const patience = 16;

export interface ForwardOptions<Result> {
  /** The first and the last block, both included. */
  from: bigint;
  to: bigint;
  /** Reads a range of blocks, both ends included. */
  read: (from: bigint, to: bigint) => Promise<Result>;
  signal?: AbortSignal | undefined;
}

export interface ForwardBlockRange<Result> {
  /** Last block of the range. */
  to: bigint;
  result: Result;
}

/**
 * Reads a chain forwards in ranges as long as the node allows. Nodes limit the blocks and the size
 * of a reply and do not publish the limits.
 * @throws Error of `read`, if shorter ranges fail too; the signal's reason, between two ranges.
 */
export async function* blocksForwards<Result>({
  from,
  to: end,
  read,
  signal,
}: ForwardOptions<Result>): AsyncGenerator<ForwardBlockRange<Result>> {
  let next = from;
  let length = firstLength;
  let limit = end - from + 1n;
  let refusals = 0;
  let answers = 0;
  while (next <= end) {
    signal?.throwIfAborted();
    const to = end - next < length ? end : next + length - 1n;
    let result: Result;
    try {
      result = await read(next, to);
    } catch (error) {
      signal?.throwIfAborted();
      if (++refusals === mostRefusals) throw error;
      limit = (to - next) / 2n + 1n;
      length = (to - next) / 4n + 1n;
      answers = 0;
      continue;
    }
    signal?.throwIfAborted();
    refusals = 0;
    if (++answers % patience === 0) limit *= 2n;
    yield { to, result };
    next = to + 1n;
    length = length * 2n < limit ? length * 2n : limit;
  }
}
