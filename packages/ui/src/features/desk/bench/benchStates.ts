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
];
