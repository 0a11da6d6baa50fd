import type { LogLimit } from '../logLimit.ts';
import { nodeMessage } from '../nodeMessage.ts';

/**
 * Length of the first range, blocks. Each answer doubles the next range until the node refuses one.
 */
const firstLength = 2000n;

/** Maximum of requests, so that one screen does not read a chain of years. */
const mostQuestions = 200;

/** Consecutive refusals after which the node counts as broken. */
const mostRefusals = 4;

/** The same while the limit is being searched: twelve halvings lead to a single block. */
const mostRefusalsLearnt = 16;

/** The result for a range of blocks; it begins at `from`. */
interface BlockRange<Result> {
  from: bigint;
  result: Result;
}

/**
 * Reads a chain backwards from its head, in ranges as long as the node allows. Nodes limit the
 * blocks of a log request and do not publish the limit.
 * @param read Reads a range of blocks, both ends included.
 * @param limit The node's limit learnt so far; longer ranges are not requested.
 * @throws Error of `read`, if shorter ranges fail too.
 */
export async function* blocksBackwards<Result>(
  head: bigint,
  start: bigint,
  read: (from: bigint, to: bigint) => Promise<Result>,
  limit?: LogLimit,
): AsyncGenerator<BlockRange<Result>> {
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
      const isLearnt = limit?.refused(blocks, nodeMessage(error) ?? '') ?? false;
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
