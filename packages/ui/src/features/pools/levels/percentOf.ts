/** A part of a fee in whole percent: “10%”. */
export const percentOf = (part: bigint, fee: bigint) => `${(part * 100n) / fee}%`;
