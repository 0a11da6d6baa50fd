import { type Address, type Hex, numberToHex } from 'viem';
import type { ChainClient } from '../chain/nodes.ts';
import { MalformedResponseError } from './ledgerErrors.ts';

/** A view of a contract that takes one address. */
export interface Question {
  contract: Address;
  /** Selector of the view. */
  selector: Hex;
  about: Address;
}

/** The first two words of a view's result. */
export type Answer = readonly [bigint, bigint];

const answerDigits = 128;

/** A node treats the program's result as contract code, limited to 24,576 bytes. */
const inOneCall = 300;

/**
 * A program that calls the appended views in turn and returns two words of each. Compared with
 * viem's multicall, it needs a fraction of the time and the bytes: reading a chain from the
 * beginning makes hundreds of thousands of calls.
 */
export const viewsProgram = [
  '604c', // 00 at = where the questions begin: the length of this program
  '6060', // 02 out = 96
  '5b', // 04 next:
  '813811', // 05 is the end of the code above `at`?
  '601257', // 08 then ask
  '60609003', // 0b else return what was written from 96 on
  '6060f3', // 0f
  '5b', // 12 ask:
  '601482600c39', // 13 memory 12…32: the contract
  '600482601401602039', // 19 memory 32…36: the selector
  '601482601801603039', // 22 memory 48…68: the argument
  '60408160246020', // 2b answer to `out`, 64 bytes; question from 32, 36 bytes
  '6000515afa', // 32 static call
  '15604657', // 37 on failure fail
  '604001', // 3b out += 64
  '90602c0190', // 3e at += 44
  '600456', // 43 go to next
  '5b60006000fd', // 46 fail:
].join('');

/** @throws MalformedResponseError if the result has another length or is not hexadecimal. */
function answersOf(said: unknown, count: number): Answer[] {
  const isWhole = typeof said === 'string' && said.length === 2 + count * answerDigits;
  if (!isWhole || !/^0x[0-9a-f]*$/i.test(said)) {
    throw new MalformedResponseError(
      `The node answered ${count} questions to the contracts with something else.`,
    );
  }
  const word = (from: number) => BigInt(`0x${said.slice(from, from + answerDigits / 2)}`);
  return Array.from({ length: count }, (_, at) => {
    const from = 2 + at * answerDigits;
    return [word(from), word(from + answerDigits / 2)];
  });
}

/**
 * Calls views as of a block, hundreds per call and all calls in one request.
 * @param blockNumber @default the newest block
 * @throws viem's error if the node does not answer or has pruned the state of that block;
 * MalformedResponseError for an invalid answer.
 */
export async function askViews(
  client: ChainClient,
  questions: readonly Question[],
  blockNumber?: bigint,
): Promise<Answer[]> {
  const block = blockNumber === undefined ? 'latest' : numberToHex(blockNumber);
  const parts = Array.from({ length: Math.ceil(questions.length / inOneCall) }, (_, at) =>
    questions.slice(at * inOneCall, (at + 1) * inOneCall),
  );
  const said = await Promise.all(
    parts.map((part) => {
      const asked = part.map(({ contract, selector, about }) =>
        [contract, selector, about].map((one) => one.slice(2)).join(''),
      );
      const data: Hex = `0x${viewsProgram}${asked.join('')}`;
      return client.request({ method: 'eth_call', params: [{ data }, block] });
    }),
  );
  return said.flatMap((one, at) => answersOf(one, parts[at]?.length ?? 0));
}
