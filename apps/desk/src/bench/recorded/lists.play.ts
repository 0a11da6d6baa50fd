// Recorded from a local chain with the demo network: what the workbench read there, word for word.
import type { BenchAccount, BenchBlock, BenchTransactionRow } from '../ports/explore.ts';

/** The newest transactions. */
export const transactions: readonly BenchTransactionRow[] = [
  {
    hash: '0xc56fce6d292715fe7f314c1f33afe4ea083e70bfcf08247370a523547bd68f4c',
    block: 254n,
    at: 1795462738n,
    from: '0xfabb0ac9d68b0b445fb7357272ff202c5651694a',
    to: '0x580cc9817d8a70fd59df62d588d8cf7ec02267b0',
    name: 'invest_stable_coin',
    gas: 134507n,
    isReverted: true,
  },
  {
    hash: '0xfa8719bbb0dacc86feaa31c20cb3cf03c69b369c9696d8d38cad640b3dece20d',
    block: 252n,
    at: 1795417828n,
    from: '0x02484cb50aac86eae85610d6f4bf026f30f6627d',
    to: '0xd2a1b31e3e8769bdab335cbd39cf55e8bea6c1e8',
    name: 'invest_stable_coin',
    gas: 140160n,
    isReverted: false,
  },
  {
    hash: '0x73a10f12b275e1f308c19c88ad282e26e879ea6f7e874496f17cd9ec61351a13',
    block: 251n,
    at: 1795417828n,
    from: '0x02484cb50aac86eae85610d6f4bf026f30f6627d',
    to: '0x414d4d0e9375deb7521b298b3e11cb07ee1ead18',
    name: 'approve',
    gas: 46365n,
    isReverted: false,
  },
  {
    hash: '0x3861aa3085fa9d7ee63738f5ea93635b2d2ab8ad33430e22ff47e1152c5b3346',
    block: 250n,
    at: 1795374143n,
    from: '0x5eb15c0992734b5e77c888d713b4fc67b3d679a2',
    to: '0x077cfaf482ce3ebb318ce52b387647c5942b9979',
    name: 'invest_stable_coin',
    gas: 166640n,
    isReverted: false,
  },
  {
    hash: '0xba583a59344fbe97623e8e0756c5193771ae65a981c9ceae7b7c7bda55d77f70',
    block: 249n,
    at: 1795374143n,
    from: '0x5eb15c0992734b5e77c888d713b4fc67b3d679a2',
    to: '0x414d4d0e9375deb7521b298b3e11cb07ee1ead18',
    name: 'approve',
    gas: 46365n,
    isReverted: false,
  },
  {
    hash: '0x12ed29b3f821f4551d58b3eda51493eea07ba92bd62e2bb22dd4b84b167f5a0d',
    block: 248n,
    at: 1795374143n,
    from: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
    to: '0x414d4d0e9375deb7521b298b3e11cb07ee1ead18',
    name: 'mint',
    gas: 51380n,
    isReverted: false,
  },
];

/** The newest blocks. */
export const blocks: readonly BenchBlock[] = [
  {
    number: 254n,
    hash: '0x7f327e900633efdea572535b23c93fb802a0cb75d795089a8b1b54cedf70322d',
    at: 1795462738n,
    gas: 134507n,
    transactions: 1,
  },
  {
    number: 253n,
    hash: '0x0f5ff48f0f34e0042ada0f70fdfb3aa9165108f217f9fe711a4b447df5a53b6f',
    at: 1795461551n,
    gas: 0n,
    transactions: 0,
  },
  {
    number: 252n,
    hash: '0x5b900c0e55ed7258b2c2b8392112e4a7a3d7994acc1195ce01705badda3bde10',
    at: 1795417828n,
    gas: 140160n,
    transactions: 1,
  },
  {
    number: 251n,
    hash: '0x1c97476c1a817aed4d5bfc818400db1fe7df876d9847024939838a80cec9c1d5',
    at: 1795417828n,
    gas: 46365n,
    transactions: 1,
  },
  {
    number: 250n,
    hash: '0xcbe2894a23bfc98d207cf72c80bcbbbbc6a7419d678a76203d3f9c63def2d22f',
    at: 1795374143n,
    gas: 166640n,
    transactions: 1,
  },
  {
    number: 249n,
    hash: '0x18d30dc74cbfd9bdbd0287742efd95ea5d1482a74e557607bcb159ad78615134',
    at: 1795374143n,
    gas: 46365n,
    transactions: 1,
  },
];

/** One block with what is in it. */
export const block: { block: BenchBlock; transactions: readonly BenchTransactionRow[] } = {
  block: {
    number: 252n,
    hash: '0x5b900c0e55ed7258b2c2b8392112e4a7a3d7994acc1195ce01705badda3bde10',
    at: 1795417828n,
    gas: 140160n,
    transactions: 1,
  },
  transactions: [
    {
      hash: '0xfa8719bbb0dacc86feaa31c20cb3cf03c69b369c9696d8d38cad640b3dece20d',
      block: 252n,
      at: 1795417828n,
      from: '0x02484cb50aac86eae85610d6f4bf026f30f6627d',
      to: '0xd2a1b31e3e8769bdab335cbd39cf55e8bea6c1e8',
      name: 'invest_stable_coin',
      gas: 140160n,
      isReverted: false,
    },
  ],
};

/** A few accounts. */
export const accounts: readonly BenchAccount[] = [
  {
    address: '0xBcd4042DE499D14e55001CcbB24a551F3b954096',
    name: 'Ada Lindqvist',
    coins: 0n,
    native: 99999996429953790750n,
    roles: [],
    levels: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    sponsor: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  },
  {
    address: '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a',
    name: 'Chiara Novak',
    coins: 4000000000n,
    native: 99999999895673439097n,
    roles: [],
    levels: [1],
    sponsor: '0xBcd4042DE499D14e55001CcbB24a551F3b954096',
  },
  {
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    name: 'Admin',
    coins: 0n,
    native: 9999975953160942880839n,
    roles: [
      'ADMIN of Registry',
      'ADMIN of Level 1',
      'ADMIN of Level 2',
      'ADMIN of Level 3',
      'ADMIN of Level 4',
      'ADMIN of Level 5',
      'ADMIN of Level 6',
      'ADMIN of Level 7',
      'ADMIN of Level 8',
      'ADMIN of Level 9',
    ],
    levels: [],
    sponsor: '',
  },
  {
    address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    name: 'Modifier',
    coins: 0n,
    native: 10000000000000000000000n,
    roles: [
      'MODIFIER of Level 1',
      'MODIFIER of Level 2',
      'MODIFIER of Level 3',
      'MODIFIER of Level 4',
      'MODIFIER of Level 5',
      'MODIFIER of Level 6',
      'MODIFIER of Level 7',
      'MODIFIER of Level 8',
      'MODIFIER of Level 9',
    ],
    levels: [],
    sponsor: '',
  },
];
