/** An address as the caller writes it. The model compares text, so one spelling must be kept. */
export type Wallet = string;

/** Solidity's zero address: nobody. */
export const nobody: Wallet = '0x0000000000000000000000000000000000000000';
