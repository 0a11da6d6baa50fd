// The chain and the wallet for the operator's pages, which load them late.
export { pinnedRegistry, reader } from './chain/reader.ts';
export { once } from './pools/once.ts';
export { closedSigner, ownSigner, type SignerOptions } from './pools/signer.ts';
