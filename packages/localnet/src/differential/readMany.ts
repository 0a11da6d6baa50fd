import { type Address, concat, type Hex, numberToHex, size } from 'viem';

/** One call that is read. */
export interface Reading {
  to: Address;
  data: Hex;
}

/**
 * EVM code that makes static calls one after the other and answers with all their answers. The calls stand behind
 * it, so that nothing is sent when they are made again: for each a header word, the length of its data above its
 * target's address, and the data. The answer is a word for each, twice the length of what it answered and one
 * more if it succeeded, and what it answered. On the stack: where to read (`in`) and where to write (`out`).
 */
const loop: Hex = concat([
  '0x60435f', //             in out
  '0x5b813814', //     loop: all is read?
  '0x604057', //             then go to done
  '0x6020828239', //         the header into memory, at out
  '0x8051', //               in out header
  '0x8060a01c', //           in out header length
  '0x92602001', //           length out header in+32
  '0x83818439', //           the call's data into memory, at out
  '0x5f5f858585', //         0 0 length out header, for a call without room for an answer
  '0x5afa', //               the static call: length out header in success
  '0x3d800101', //           success + 2 * the answer's length
  '0x8352', //               written at out
  '0x3d5f84602001', //       the whole answer
  '0x3e', //                 written after it
  '0x92905090', //           in+32 length out
  '0x910190', //             in+32+length out
  '0x3d01602001', //         in out+length+32
  '0x600356', //             back to loop
  '0x5b5ff3', //       done: all that was written
]);

/** The code of a contract that makes these calls, whatever it is called with. */
export function readerCode(readings: readonly Reading[]): Hex {
  return concat([
    loop,
    ...readings.flatMap(({ to, data }) => [numberToHex(size(data), { size: 12 }), to, data]),
  ]);
}

/** The answers to each call, `null` where it reverted. */
export function decodeAnswers(output: Hex, count: number): (Hex | null)[] {
  let at = 2;
  return Array.from({ length: count }, () => {
    const word = Number(`0x${output.slice(at, at + 64)}`);
    const start = at + 64;
    at = start + (word >> 1) * 2;
    return word & 1 ? (`0x${output.slice(start, at)}` as const) : null;
  });
}
