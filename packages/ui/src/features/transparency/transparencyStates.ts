import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

export const transparencyStates: readonly Screen[] = [
  {
    title: 'Screens/Transparency/Pools',
    path: paths.transparency,
    states: [
      { name: 'Loaded', section: 6, asks: 'what the pools took, gave, hold and owe, for anybody' },
      { name: 'NothingSold', section: 6, asks: 'nothing owed is no hundred percent; no role has acted' },
      {
        name: 'Loading',
        section: 6,
        asks: 'before server and chain have answered; a server that stays silent is named',
      },
      { name: 'LoadFailed', section: 8, asks: 'an error is no empty list' },
      { name: 'Recovered', section: 8, asks: 'a retry that succeeds' },
      { name: 'ServerUnread', section: 8, asks: 'a server that has not read the chain yet says so' },
      { name: 'Behind', section: 6, asks: 'how far the figures are behind the chain, in blocks and time' },
      { name: 'ChainSilent', section: 8, asks: 'figures of unknown age say so' },
      {
        name: 'Short',
        section: 6,
        asks: 'a pool that holds less than it owes is critical and said in words',
      },
      { name: 'Same', section: 6, asks: 'what the browser adds up is the same to the unit' },
      { name: 'Different', section: 6, asks: 'a wrong figure of the server shows as a difference' },
      {
        name: 'ContractContradicts',
        section: 6,
        asks: 'a contract that owes something else than its events say',
      },
      { name: 'Reading', section: 6, asks: 'how many blocks were read, and a way to stop' },
      { name: 'Stopped', section: 6, asks: 'what was stopped can go on' },
      { name: 'ReadingFailed', section: 8, asks: 'a node that refuses says nothing about the pools' },
      { name: 'ReadingRecovered', section: 8, asks: 'another try that goes through' },
      {
        name: 'NothingToCompare',
        section: 8,
        asks: 'without the server’s figures there is nothing to compare with',
      },
      { name: 'GlobalFee', section: 9, asks: 'where a global fee goes by the contract’s terms' },
      {
        name: 'FeeByUplines',
        section: 9,
        asks: 'where a race fee goes with one, three or five above the buyer',
      },
      { name: 'RaceFeePaid', section: 9, asks: 'each part of a race fee that was paid, with its wallet' },
      {
        name: 'MissingUplines',
        section: 9,
        asks: 'what missing generations would have got goes to the fund',
      },
      { name: 'GlobalFeePaid', section: 9, asks: 'how much each holder got of a global fee' },
      { name: 'HashInvalid', section: 5, asks: 'what is no hash is not asked for' },
      { name: 'HashUnknown', section: 8, asks: 'a transaction that the chain does not know' },
      { name: 'HashWithoutPurchase', section: 8, asks: 'a transaction that bought nothing' },
      {
        name: 'HashFailed',
        section: 8,
        asks: 'a chain that does not answer says nothing about the transaction',
      },
      { name: 'HashReading', section: 4, asks: 'a receipt that is being read' },
      { name: 'EveryChange', section: 6, asks: 'every act of a role in words and as the contract told it' },
      {
        name: 'OpenedAtOnce',
        section: 6,
        asks: 'the same act on nine contracts is one line with its transactions',
      },
      {
        name: 'ChangesReadBackTo',
        section: 6,
        asks: 'a chain too long to be read whole says how far back it was read',
      },
      { name: 'ChangeUnknown', section: 6, asks: 'an act of a later version is listed too' },
      { name: 'SignIn', section: 6, asks: 'a visitor finds the sign-in' },
    ],
  },
];
