// Query helpers that other packages share with the members' screens.
export { linkRenewal } from './linkRenewal.ts';
export { chainRoot, serverRoot } from './queryRoots.ts';
export { useWalletId } from './useWalletId.ts';
