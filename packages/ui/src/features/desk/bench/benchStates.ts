import type { Screen } from '../../../states/screenStates.ts';

/** The workbench. */
export const benchStates: readonly Screen[] = [
  {
    title: 'Desk/Bench/Frame',
    path: '/bench',
    states: [
      {
        name: 'Missing',
        section: 2,
        asks: 'which chain this is on every page; an address that leads nowhere',
      },
      { name: 'Folded', section: 2, asks: 'the controls fold by \\' },
      { name: 'SignedIn', section: 2, asks: 'the areas of those who are signed in' },
      { name: 'OnFork', section: 2, asks: 'of which block the fork is' },
      { name: 'ByHand', section: 2, asks: 'how blocks come' },
      {
        name: 'WrongNode',
        section: 8,
        asks: '“Bench works on a local chain or a declared fork only.”',
      },
      { name: 'NodeSilent', section: 8, asks: '“Can’t read the chain.”' },
      { name: 'OnPhone', section: 2, asks: 'one column, the pages in a sheet' },
    ],
  },
  {
    title: 'Desk/Bench/Explorer',
    path: '/bench/transactions',
    states: [
      { name: 'Transactions', section: 2, asks: 'the newest, decoded, and which were reverted' },
      { name: 'Older', section: 2, asks: 'what is older, and back' },
      { name: 'Blocks', section: 2, asks: 'the newest blocks' },
      { name: 'Block', section: 2, asks: 'one block with what is in it' },
      { name: 'BlockMissing', section: 8, asks: 'a block that is not there' },
      { name: 'Logs', section: 2, asks: 'events with their values in words' },
      { name: 'NoLogs', section: 2, asks: 'no events' },
      { name: 'Accounts', section: 2, asks: 'balances, levels, sponsor, roles' },
      { name: 'Account', section: 2, asks: 'one wallet' },
      { name: 'AccountMissing', section: 8, asks: 'no address' },
      { name: 'Storage', section: 2, asks: 'slots by name' },
      { name: 'NoLayout', section: 8, asks: 'a contract whose layout is not kept' },
      { name: 'Loading', section: 2, asks: 'its shape' },
      { name: 'Silent', section: 8, asks: 'the node stopped answering' },
    ],
  },
  {
    title: 'Desk/Bench/Transaction',
    path: '/bench/tx/{hash}',
    states: [
      { name: 'Bought', section: 2, asks: 'calls with their gas, checks, the nearest measurement' },
      { name: 'ByKeys', section: 2, asks: 'the call tree by arrows' },
      { name: 'Coins', section: 2, asks: 'who got which unit' },
      { name: 'CoinsOfGlobal', section: 2, asks: 'shared among all who were in; what a sponsor missed' },
      { name: 'SharesForgotten', section: 8, asks: 'the node forgot what each got' },
      { name: 'Written', section: 2, asks: 'state, logs, input, raw' },
      { name: 'Refused', section: 2, asks: 'why, with the numbers compared; “stopped here”' },
      { name: 'WithoutReason', section: 8, asks: 'nothing says why' },
      { name: 'NotMeasured', section: 8, asks: 'no budget of this function' },
      { name: 'Neighbours', section: 2, asks: '[ and ] go to those beside it' },
      { name: 'Missing', section: 8, asks: 'a hash that the chain does not know' },
    ],
  },
];
