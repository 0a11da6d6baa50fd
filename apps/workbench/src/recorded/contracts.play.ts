// Recorded from a local chain with the demo network; unedited.
import type { BenchContract, BenchPerson } from '../ports/workbenchServices.ts';

export const contracts: readonly BenchContract[] = [
  {
    id: 'registry',
    name: 'Registry',
    kind: 'registry',
    address: '0xAF4bD055a22d6c240aebE0cAAA466CBAA205657E',
  },
  { id: 'level-1', name: 'Level 1', kind: 'race', address: '0x077cfAf482CE3ebb318cE52B387647C5942b9979' },
  { id: 'level-2', name: 'Level 2', kind: 'race', address: '0x580Cc9817d8a70fD59df62D588D8cf7Ec02267b0' },
  { id: 'level-3', name: 'Level 3', kind: 'global', address: '0xAA8e054D5cF781b4f098cDa0288e13D00cc41D7E' },
  { id: 'level-4', name: 'Level 4', kind: 'race', address: '0x3984EEF6dba2Cbb72bB710c955AAFAEec149DdAB' },
  { id: 'level-5', name: 'Level 5', kind: 'race', address: '0xD2A1B31E3e8769BDab335cBd39cf55e8bea6c1e8' },
  { id: 'level-6', name: 'Level 6', kind: 'global', address: '0xAdBe306Bb4e1795Eb1a2D1e815cd43d54cDF7344' },
  { id: 'level-7', name: 'Level 7', kind: 'race', address: '0xf30fd2DB644332BbF1843e8A8296386e843853cd' },
  { id: 'level-8', name: 'Level 8', kind: 'race', address: '0x68C98331425028FB7712de0bb1899b22C1672564' },
  { id: 'level-9', name: 'Level 9', kind: 'global', address: '0xb3aA661540A226AC1456dCC64D20bA9747b4b68a' },
  { id: 'coin', name: 'TUSD', kind: 'coin', address: '0x414D4d0e9375dEb7521b298b3e11cb07Ee1EaD18' },
];

/** Members of the demo network in the recorded transactions. */
export const people: readonly BenchPerson[] = [
  { address: '0xBcd4042DE499D14e55001CcbB24a551F3b954096', name: 'Ada Lindqvist' },
  { address: '0x71bE63f3384f5fb98995898A86B02Fb2426c5788', name: 'Bruno Okafor' },
  { address: '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a', name: 'Chiara Novak' },
  { address: '0x1CBd3b2770909D4e10f157cABC84C7264073C9Ec', name: 'Daniel Mensah' },
  { address: '0x2546BcD3c84621e976D8185a91A922aE77ECEc30', name: 'Grace Moreau' },
  { address: '0x02484cb50AAC86Eae85610D6f4Bf026f30f6627D', name: 'Leo Haddad' },
  { address: '0x5eb15C0992734B5e77c888D713b4FC67b3D679A2', name: 'Jun Watanabe' },
  { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', name: 'Root' },
  { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', name: 'Admin' },
];
