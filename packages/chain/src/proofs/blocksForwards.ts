/** Blocks asked for at first. Each answer lets the next question be twice as long, until a node refuses one. */
const firstLength = 2000n;

/** Refusals in a row after which the node is taken to be out of order. */
const mostRefusals = 5;

/** Answers in a row after which a longer question is tried again: what was refused may have been one busy stretch. */
const patience = 16;

export interface ForwardOptions<Result> {
  /** The first block and the last, both included. */
  from: bigint;
  to: bigint;
  /** Reads from one block to another, both included. */
  read: (from: bigint, to: bigint) => Promise<Result>;
  signal?: AbortSignal | undefined;
}

/** What was read of some blocks. */
export interface ForwardStretch<Result> {
  /** The last of them. */
  to: bigint;
  result: Result;
}

/**
 * Reads a chain from one block up to another, in stretches as long as the node allows: nodes differ in how many
 * blocks and how much text they answer with at once, and none tells beforehand.
 * @throws Error of `read`, when shorter stretches fail as well; the signal's reason, between two stretches.
 */
export async function* blocksForwards<Result>({
  from,
  to: end,
  read,
  signal,
}: ForwardOptions<Result>): AsyncGenerator<ForwardStretch<Result>> {
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
