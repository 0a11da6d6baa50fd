/** An address as text. The model compares text, so always use the same spelling. */
export type Wallet = string;

/** Solidity's zero address. */
export const nobody: Wallet = '0x0000000000000000000000000000000000000000';
