// What queries of other packages have in common with those of the members' screens.
export { linkRenewal } from './linkRenewal.ts';
export { chainRoot, serverRoot } from './queryRoots.ts';
export { useWalletId } from './useWalletId.ts';
