import { type Address, concat, type Hex, numberToHex, size } from 'viem';

export interface Reading {
  to: Address;
  data: Hex;
}

/**
 * EVM code that makes static calls in sequence and returns all results. The calls follow the code,
 * so that repeating them needs no data: for each a header word, which has the data's length above
 * the target's address, and the data. The result has for each call a word, twice the length of its
 * returned data plus 1 for success, and that data. Stack: read offset (`in`) and write offset
 * (`out`).
 */
const loop: Hex = concat([
  '0x60435f', //             in out
  '0x5b813814', //     loop: end of the calls?
  '0x604057', //             then jump to done
  '0x6020828239', //         copy the header to memory at out
  '0x8051', //               in out header
  '0x8060a01c', //           in out header length
  '0x92602001', //           length out header in+32
  '0x83818439', //           copy the call's data to memory at out
  '0x5f5f858585', //         0 0 length out header, for a call without output area
  '0x5afa', //               static call: length out header in success
  '0x3d800101', //           success + 2 * returndatasize
  '0x8352', //               store at out
  '0x3d5f84602001', //       the whole returned data
  '0x3e', //                 copy it after the word
  '0x92905090', //           in+32 length out
  '0x910190', //             in+32+length out
  '0x3d01602001', //         in out+length+32
  '0x600356', //             jump to loop
  '0x5b5ff3', //       done: return all results
]);

/** Contract code that makes these calls, whatever its input. */
export function readerCode(readings: readonly Reading[]): Hex {
  return concat([
    loop,
    ...readings.flatMap(({ to, data }) => [numberToHex(size(data), { size: 12 }), to, data]),
  ]);
}

/** Decodes the result of each call; `null` if it reverted. */
export function decodeAnswers(output: Hex, count: number): (Hex | null)[] {
  let at = 2;
  return Array.from({ length: count }, () => {
    const word = Number(`0x${output.slice(at, at + 64)}`);
    const start = at + 64;
    at = start + (word >> 1) * 2;
    return word & 1 ? (`0x${output.slice(start, at)}` as const) : null;
  });
}
