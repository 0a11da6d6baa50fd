import { personOf } from '../fakeChain.play.ts';
import type { BenchAccount, BenchCalls, BenchField, BenchFunction, BenchOutcome } from '../ports/calls.ts';

const field = (path: string, changes: Partial<BenchField>): BenchField => ({
  path,
  type: 'address',
  note: '',
  control: 'wallet',
  measure: null,
  choices: [],
  ...changes,
});

const written = (name: string, changes: Partial<BenchFunction>): BenchFunction => ({
  name,
  signature: `${name}()`,
  selector: '0x00000000',
  isRead: false,
  role: null,
  notice: '',
  checks: [],
  fields: [],
  ...changes,
});

const units = { type: 'uint256', control: 'number', measure: 'money' } as const;

/** Some functions of a race pool, with every kind of input. */
const functions: readonly BenchFunction[] = [
  written('invest_stable_coin', {
    signature: 'invest_stable_coin(address,bool)',
    selector: '0x643a0743',
    notice: 'Buys a place for the caller, who must have approved the joining fee.',
    checks: [
      { error: 'ContractNotInitialized', when: 'before the start' },
      { error: 'AlreadyInvested', when: '' },
      { error: 'InvalidReferral', when: 'when the referral is not whom the registry names' },
    ],
    fields: [
      field('referral', { note: 'The caller’s sponsor if that wallet is in this pool.' }),
      field('is_direct', {
        type: 'bool',
        control: 'switch',
        note: 'Whether referral is the caller’s sponsor.',
      }),
    ],
  }),
  written('claim_product_fund', {
    signature: 'claim_product_fund(uint256)',
    selector: '0x6f1f0d8a',
    role: 'PRODUCT',
    notice: 'Pays amount of the product fund to the caller.',
    fields: [field('amount', { ...units, note: 'What is taken, in units.' })],
  }),
  written('propose_receiver', {
    signature: 'propose_receiver(bytes32,address)',
    selector: '0x2f1b8a11',
    role: 'ADMIN',
    notice: 'Offers PRODUCT or ROYALITY to account.',
    fields: [
      field('role', {
        type: 'bytes32',
        control: 'choice',
        note: 'PRODUCT or ROYALITY.',
        choices: [
          { value: '0x01', label: 'PRODUCT' },
          { value: '0x02', label: 'ROYALITY' },
        ],
      }),
      field('account', { note: 'Who may accept it.' }),
      field('others', { type: 'address[]', control: 'list', note: 'A list.' }),
    ],
  }),
  written('total_users', {
    signature: 'total_users()',
    selector: '0x7f2e8a3c',
    isRead: true,
    notice: 'How many places there are.',
  }),
];

const accounts: readonly BenchAccount[] = [
  { address: personOf('Jun'), name: 'Jun Watanabe', roles: [], levels: [1, 2, 3], coins: 0n },
  { address: personOf('Ada'), name: 'Ada Lindqvist', roles: [], levels: [1, 2, 3, 4], coins: 0n },
  { address: personOf('Chiara'), name: 'Chiara Novak', roles: [], levels: [1], coins: 0n },
  { address: personOf('Admin'), name: 'Admin', roles: ['ADMIN', 'PRODUCT'], levels: [], coins: 0n },
  { address: `0x${'c'.repeat(40)}`, name: '', roles: ['MODIFIER'], levels: [], coins: 0n },
];

export const worked: BenchOutcome = {
  state: 'works',
  hash: null,
  block: 1284n,
  gas: 171_204n,
  values: [],
  events: ['Level 4: Invested'],
  refusal: null,
};

export const wrongReferral: BenchOutcome = {
  ...worked,
  state: 'refused',
  gas: 38_115n,
  events: [],
  refusal: {
    error: 'InvalidReferral',
    selector: '0x233067ae',
    failure: {
      notice: { id: 'toast.contractRevert', values: { name: 'InvalidReferral' } },
      explanation: { id: 'contract.InvalidReferral' },
    },
    facts: [
      { label: 'You named', text: 'Chiara Novak' },
      { label: 'The registry names', text: 'Ada Lindqvist, the caller’s own sponsor' },
    ],
    repairs: [{ do: 'fill', label: 'Use Ada', texts: { referral: personOf('Ada'), is_direct: 'true' } }],
  },
};

const isAddress = (text: string) => /^0x[\da-f]{40}$/i.test(text);

/** Fake calls, successful by default. */
export function fakeCalls(changes: Partial<BenchCalls> = {}): BenchCalls {
  return {
    functions: () => functions,
    faults(_, signature, texts) {
      const asked = functions.find((one) => one.signature === signature);
      const faults: Record<string, string> = {};
      for (const { path, control } of asked?.fields ?? []) {
        const text = texts[path] ?? '';
        if (control === 'wallet' && !isAddress(text)) faults[path] = 'Give a wallet: 0x and 40 digits.';
        if (control === 'number' && !/^\d+$/.test(text)) {
          faults[path] = 'Give a whole number that fits uint256, or dollars such as $150.';
        }
      }
      return Object.keys(faults).length > 0 ? faults : null;
    },
    dollars: (text) => (/^\d+$/.test(text) ? `$${(Number(text) / 1e6).toFixed(2)}` : ''),
    accounts: async () => accounts,
    attempt: async () => worked,
    send: async () => ({ ...worked, hash: `0x${'ab'.repeat(32)}`, block: 1285n }),
    written: async ({ signature }) => ({ calldata: '0x643a0743', cast: `cast call ${signature}` }),
    giveCoins: async () => {},
    ...changes,
  };
}
