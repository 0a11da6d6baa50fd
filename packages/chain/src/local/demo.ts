// What a browser may know of the local chain: who is there and how to fund a wallet. No Node in here.
export { type DemoMember, demoMemberCount, demoMembers, demoSeed } from './demoMembers.ts';
export { fund } from './fund.ts';
export { localAccount, operator } from './localAccounts.ts';
