// Entry point of what browsers without a wallet need; others never load it.
export { NeededWallet } from './NeededWallet.tsx';
export { NoWalletHere } from './NoWalletHere.tsx';
