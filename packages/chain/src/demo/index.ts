// The browser's part of the local chain: its accounts and how to fund a wallet. Imports no Node
// modules.
export { fund, giveGas } from './fund.ts';
export { giveCoins, mintsFreely } from './giveCoins.ts';
export { localAccount, operator } from './localAccounts.ts';
export { type LocalClient, localClient } from './localClient.ts';
