import { type MockBackend, poolAddressAt } from '@upline/api/mocks';
import { type ActValues, actForm, levels, type NotificationPayload, type OperatorAct } from '@upline/domain';
import { fakeRoles, operatorWallets } from '@upline/ui/stories';
import {
  type ActAnswer,
  type ActDraft,
  ActNotSent,
  type ActStanding,
  type Holder,
  type NamedCall,
  type OperatePort,
  type PoolAtWork,
  type PoolsAtWork,
  type SafeSigning,
} from './operatePort.tsx';

export interface OperateSettings {
  /** Behaviour of chain requests. @default 'answers' */
  chain?: 'answers' | 'never' | 'fails';
  /** Overrides for pools as launched. @default nothing */
  look?: Partial<Omit<PoolsAtWork, 'pools'>>;
  /** Overrides per level. @default nothing */
  pools?: Readonly<Partial<Record<number, Partial<PoolAtWork>>>>;
  /** Overrides for the draft. @default it goes through */
  draft?: Partial<ActDraft>;
  /** Reason that the values are invalid together. @default none */
  nonsense?: string;
  /** Wallet with the role of every act. @default the operator's admin */
  actor?: string;
  holder?: Holder;
  /** @default false */
  canBatch?: boolean;
  /** Result of sending. @default it is mined */
  send?: 'never' | ActNotSent['reason'];
  /** True if the server's ledger has not read the act's block. @default false */
  isLedgerBehind?: boolean;
  /** Effects missing on chain after sending. @default nothing */
  missing?: readonly string[];
  /** Behaviour of requests about a saved act or a proof alone. @default 'answers' */
  inspecting?: 'answers' | 'fails';
  /** Hashes of saved acts. @default those of the saved nonce */
  signing?: SafeSigning;
  /** Announcements of the act to members. @default its level’s terms, or pause */
  told?: readonly NotificationPayload[];
}

/** A fake chain that stories can disconnect and advance. */
export interface FakeOperate extends OperatePort {
  chain: NonNullable<OperateSettings['chain']>;
  inspecting: NonNullable<OperateSettings['inspecting']>;
  /** State of mined acts. */
  outcome: ActStanding['at'];
  /** Blocks mined since the story began. */
  ahead: bigint;
  /** True if the Safe's signers, or another tool, sent the act. */
  isSentElsewhere: boolean;
}

/** 21 November 2026, noon. */
export const fakeNow = 1_795_262_400n;
const hour = 3600n;
const block = 71_204_118n;

function poolsOf(backend: MockBackend, { pools = {} }: OperateSettings): PoolAtWork[] {
  return levels.map(({ position, kind, fee }): PoolAtWork => {
    const { places } = backend.chain.pool(position);
    const fund = fee * 14n;
    return {
      name: `pool ${position}`,
      address: poolAddressAt(position),
      position,
      kind,
      limits: 'A fee of half to ten times the present one, all three shares 100 %.',
      terms:
        kind === 'race'
          ? { joiningFee: fee, referralShare: 2000, networkShare: 5000, operatorShare: 3000 }
          : { joiningFee: fee, referralShare: 2000, networkShare: 7000, operatorShare: 1000 },
      members: BigInt(places.size),
      owed: fee * 249n,
      held: fee * 249n,
      fund,
      isStarted: true,
      isRetired: false,
      pausedUntil: 0n,
      pendingTerms: null,
      pendingRetirement: null,
      ...pools[position],
    };
  });
}

/** Example with a gain and a loss. */
const example = [
  { where: 'pool 3', what: 'price', from: 150_000_000n, to: 165_000_000n },
  { where: 'pool 3', what: 'to the sponsor', from: 30_000_000n, to: 29_700_000n },
  { where: 'pool 3', what: 'shared among earlier members', from: 105_000_000n, to: 115_500_000n },
  { where: 'pool 3', what: 'to the royalty fund', from: 15_000_000n, to: 19_800_000n },
];

/** Fake hash of a call or event, derived from its name. */
export const fakeHash = (name: string) =>
  `0x${[...name]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(64, '0')
    .slice(0, 64)}`;

/** The only signature that counts in stories. */
export const fakeSignature = `0x${'ab'.repeat(65)}`;

const fakeSigning = {
  domainHash: `0x${'1d'.repeat(32)}`,
  messageHash: `0x${'2e'.repeat(32)}`,
  safeTxHash: `0x${'3f'.repeat(32)}`,
  nonce: 41n,
};

/** Announcements of the acts in most stories. */
function toldOf(act: OperatorAct): readonly NotificationPayload[] {
  const from = new Date(Number(fakeNow + 48n * hour) * 1000);
  const until = new Date(Number(fakeNow + 384n * hour) * 1000);
  if (act === 'pause') return [{ kind: 'pauseBegan', position: 3, until }];
  if (act !== 'terms-queue') return [];
  const before = { fee: 150_000_000n, referral: 2000, network: 7000, operator: 1000 };
  const terms = { fee: 165_000_000n, referral: 1800, network: 7000, operator: 1200 };
  return [{ kind: 'termsAnnounced', position: 3, terms, before, from, until }];
}

function draftOf(act: OperatorAct, values: ActValues, settings: OperateSettings): ActDraft {
  const { admin, modifier } = operatorWallets;
  const isTerms = act.startsWith('terms');
  const actor = settings.actor ?? (isTerms ? modifier : admin);
  const call = {
    what: `pool 3: ${act}()`,
    to: poolAddressAt(3),
    data: `0xd8a4fd1b${'0'.repeat(56)}09d5b340`,
  };
  const named = [{ contract: call.to, callHash: fakeHash(`${values.fee ?? ''}${act}`) }];
  return {
    title: act,
    role: isTerms ? 'MODIFIER' : 'ADMIN',
    actor,
    holder: settings.holder ?? { kind: 'wallet' },
    risks: isTerms ? ['Members can see the announcement on the chain at once.'] : [],
    changes: [{ where: 'pool 3', what: act, from: 'none', to: 'as asked' }],
    example: act === 'terms-queue' ? example : [],
    waits: isTerms
      ? [
          {
            what: 'pool 3: these terms can be applied',
            from: fakeNow + 48n * hour,
            until: fakeNow + 384n * hour,
          },
        ]
      : [],
    calls: [call],
    named,
    told: (settings.told ?? toldOf(act)).map((facts) => ({ call: named[0] as NamedCall, facts })),
    checks: isTerms ? [{ what: 'Shares add up', figure: '100 %' }] : [],
    passedOver: [],
    refusals: [],
    test: { refused: null, gas: 75_662n },
    block,
    fingerprint: '9c41 07de a2b5 11f0',
    signing: settings.holder?.kind === 'safe' ? fakeSigning : null,
    safeFile: '{}\n',
    ...settings.draft,
  };
}

/** Fake operator port for the mock backend of a story. */
export function fakeOperate(settings: OperateSettings, backend: MockBackend): FakeOperate {
  async function answer<Answer>(make: () => Answer): Promise<Answer> {
    if (operate.chain === 'never') await new Promise(() => {});
    if (operate.chain === 'fails') throw new Error('The chain does not answer.');
    return make();
  }

  // As in the app, only the original draft object can be sent.
  const made = new WeakSet<ActDraft>();
  function make(act: OperatorAct, values: ActValues): ActDraft {
    const draft = { ...draftOf(act, values, settings), block: block + operate.ahead };
    made.add(draft);
    return draft;
  }
  function requireMade(draft: ActDraft): void {
    if (!made.has(draft)) throw new Error('This draft was not made here.');
  }

  // The mock ledger has read its latest block.
  const minedAt = () => backend.ledgerBlock() + (settings.isLedgerBehind ? 9n : 0n);

  const operate: FakeOperate = {
    chain: settings.chain ?? 'answers',
    inspecting: settings.inspecting ?? 'answers',
    outcome: 'mined',
    ahead: 0n,
    isSentElsewhere: false,
    look: () =>
      answer(() => {
        const roles = fakeRoles();
        const wallets = new Set(roles.flatMap(({ holder }) => holder ?? []));
        const { admin, modifier, product } = operatorWallets;
        const safe = (threshold: number): Holder => ({
          kind: 'safe',
          threshold,
          owners: [backend.wallet, admin, modifier],
        });
        const kinds: Record<string, Holder> = {
          [admin]: safe(3),
          [modifier]: safe(2),
          [product]: { kind: 'contract' },
        };
        return {
          block: block + operate.ahead,
          at: fakeNow,
          pools: poolsOf(backend, settings),
          roles,
          holders: Object.fromEntries(
            [...wallets].map((wallet): [string, Holder] => [wallet, kinds[wallet] ?? { kind: 'wallet' }]),
          ),
          clocks: [],
          faults: [],
          laterChanges: [],
          ...settings.look,
        };
      }),
    head: () => answer(() => block + operate.ahead),
    ask: (act: OperatorAct, values: ActValues) =>
      answer((): ActAnswer => {
        const { fields, optional } = actForm(act);
        const missing = fields.filter((field) => !optional.includes(field) && !values[field]);
        const faults = values.fee === 'much' ? { fee: 'Give an amount above 0, such as 150 or 12.5.' } : {};
        const isReady = missing.length === 0 && Object.keys(faults).length === 0 && !settings.nonsense;
        return {
          draft: isReady ? make(act, values) : null,
          missing,
          faults,
          nonsense: settings.nonsense ?? null,
        };
      }),
    canBatch: async () => settings.canBatch ?? false,
    async send(draft, _way, report) {
      const { send } = settings;
      requireMade(draft);
      report({ at: 'wallet', step: 1, steps: draft.calls.length, what: draft.calls[0]?.what ?? '' });
      if (send === 'never') await new Promise(() => {});
      if (send && send !== 'never') throw new ActNotSent(send);
      report({ at: 'sent', step: 1, steps: draft.calls.length, hash: `0x${'a1'.repeat(32)}` });
      operate.outcome = 'mined';
      report({ at: 'mined', block: minedAt(), hash: `0x${'a1'.repeat(32)}` });
    },
    standing: () =>
      answer(() =>
        operate.outcome === 'mined' ? { at: 'mined', block: minedAt() } : { at: operate.outcome },
      ),
    find: (draft) =>
      answer(() => {
        requireMade(draft);
        return operate.isSentElsewhere ? { block: minedAt(), hash: `0x${'a1'.repeat(32)}` } : null;
      }),
    inspect: ({ nonce, calls }) =>
      answer(() => {
        if (operate.inspecting === 'fails') throw new Error('The chain does not answer.');
        return {
          what: calls.map(({ data }) => (data.startsWith('0xdead') ? null : 'pool 3: set_paused(true)')),
          signing: nonce === null ? null : (settings.signing ?? { ...fakeSigning, nonce: BigInt(nonce) }),
        };
      }),
    // In stories the data of a call is the name of the event that it causes.
    named: ({ calls }) =>
      calls.map(({ contract, data }) => ({ contract, callHash: data.padEnd(66, '0').slice(0, 66) })),
    proves: (_wallet, _message, signature) =>
      answer(() => {
        if (operate.inspecting === 'fails') throw new Error('The chain does not answer.');
        return signature === fakeSignature;
      }),
    callOf: ({ contract, event }) => ({ contract, callHash: fakeHash(event) }),
    missing: () => answer(() => settings.missing ?? []),
  };
  return operate;
}
