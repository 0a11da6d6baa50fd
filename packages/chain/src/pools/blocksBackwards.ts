import type { LogLimit } from '../logLimit.ts';
import { nodeWords } from '../nodeWords.ts';

/** Blocks asked for at first. Each answer lets the next question be twice as long, until a node refuses one. */
const firstLength = 2000n;

/** Questions asked at most: a chain of years must not be read to its beginning for one screen. */
const mostQuestions = 200;

/** Refusals in a row after which the node is taken to be out of order. */
const mostRefusals = 4;

/** The same while a limit of blocks is being looked for: twelve halvings end at a single block. */
const mostRefusalsLearnt = 16;

/** What was read of some blocks. */
interface Stretch<Result> {
  from: bigint;
  result: Result;
}

/**
 * Reads a chain from its head back to a block, in stretches as long as the node allows: nodes differ in how
 * many blocks they look through at once, and none tells beforehand.
 * @param read Reads from one block to another, both included.
 * @param limit The most blocks that the node has given at once; longer stretches are not asked for.
 * @throws Error of `read`, when shorter stretches fail as well.
 */
export async function* blocksBackwards<Result>(
  head: bigint,
  start: bigint,
  read: (from: bigint, to: bigint) => Promise<Result>,
  limit?: LogLimit,
): AsyncGenerator<Stretch<Result>> {
  let to = head;
  let length = limit ? limit.size(firstLength) : firstLength;
  let isLimited = length < firstLength;
  let refusals = 0;
  for (let asked = 0; to >= start && asked < mostQuestions; asked++) {
    const from = to - start < length ? start : to - length + 1n;
    let result: Result;
    try {
      result = await read(from, to);
    } catch (error) {
      const blocks = to - from + 1n;
      const isLearnt = limit?.refused(blocks, nodeWords(error) ?? '') ?? false;
      if (++refusals >= (isLearnt ? mostRefusalsLearnt : mostRefusals)) throw error;
      isLimited = true;
      length = isLearnt && limit ? limit.size(firstLength) : (to - from) / 4n + 1n;
      continue;
    }
    refusals = 0;
    limit?.took(to - from + 1n);
    yield { from, result };
    to = from - 1n;
    if (!isLimited) length *= 2n;
    else if (limit) length = limit.size(firstLength);
  }
}
