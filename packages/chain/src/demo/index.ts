// What a browser may know of the local chain: who is there and how to fund a wallet. No Node in here.
export { fund, giveGas } from './fund.ts';
export { giveCoins, mintsFreely } from './giveCoins.ts';
export { localAccount, operator } from './localAccounts.ts';
export { type LocalClient, localClient } from './localClient.ts';
