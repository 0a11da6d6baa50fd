/** A part of a fee in whole percent, as the terms name it: “10%”. */
export const percentOf = (part: bigint, fee: bigint) => `${(part * 100n) / fee}%`;
