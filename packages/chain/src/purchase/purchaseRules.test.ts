import {
  advancePurchase,
  currentStep,
  type Failure,
  type PurchaseEvent,
  type PurchaseMethod,
  startPurchase,
} from '@upline/domain';
import { told } from '@upline/localnet/testing';
import { expect, test } from 'vitest';
import type { TrustedPool } from '../pools/trustedPool.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import { changed } from './journalChange.ts';
import { type PurchasePlan, purchaseMethods } from './plan.ts';
import { purchaseEventsOf, purchaseRules } from './purchaseRules.ts';
import { type Purchase, type PurchaseResult, purchaseData } from './purchaseState.ts';
import { type RunEvent, reduce, start } from './reducer.ts';

const pool: TrustedPool = {
  address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  kind: 'race',
  bit: 0,
  coin: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
  fee: 50n,
  terms: { joiningFee: 50n, referralShare: 0, networkShare: 0, operatorShare: 0 },
};
const replaced: TrustedPool = { ...pool, address: '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0', bit: 1 };
const buyer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hash = `0x${'ab'.repeat(32)}` as const;

const call = { to: pool.address, data: '0x01' } as const;
const approval = { to: pool.coin, data: '0x02' } as const;
const coin = { domain: { name: 'USD', version: '1' }, nonce: 0n };
const permit = { deadline: 1n, v: 27, r: '0x', s: '0x' } as const;

/** A plan whose approval is still missing. */
const approving: PurchasePlan = {
  way: 'sequential',
  referral: {
    referrer: buyer,
    isDirect: true,
    sponsor: buyer,
    isBound: true,
    enrolments: [],
    unrecordable: null,
  },
  invest: call,
  enrolments: [],
  approvals: [approval],
  calls: [approval, call],
  permitCoin: null,
};
const investing: PurchasePlan = { ...approving, approvals: [], calls: [call] };
const signing: PurchasePlan = { ...approving, way: 'permit', permitCoin: coin };
const batching: PurchasePlan = { ...approving, way: 'batch' };

const invest: PurchaseAttempt = {
  pool: pool.address,
  call,
  nonce: 7,
  block: 5n,
  hash: null,
  step: 'invest',
  way: 'sequential',
  prompts: ['invest'],
  callsId: null,
  calls: [],
};
const approve: PurchaseAttempt = {
  ...invest,
  call: approval,
  step: 'approve',
  prompts: ['approve', 'invest'],
};
const permitted: PurchaseAttempt = { ...approve, way: 'permit' };
const batch: PurchaseAttempt = { ...invest, way: 'batch', calls: [approval, call] };
const sentInvest = { ...invest, hash };
/** The same request, made by a later page. */
const again: PurchaseAttempt = { ...invest, nonce: 8, block: 6n };

type Answer = RunEvent<Purchase>;

const answered = (result: PurchaseResult): Answer => ({ type: 'answered', result });
const looks = (bought: readonly TrustedPool[] = [], pools: readonly TrustedPool[] = [pool]) =>
  answered({ type: 'looked', pools, bought, block: 9n });
const checked = answered({ type: 'checked' });
const plans = (plan: PurchasePlan) => answered({ type: 'planned', plan, revocations: [] });
const prepares = (attempt: PurchaseAttempt) => answered({ type: 'prepared', attempt });
const sends = (attempt: PurchaseAttempt) => answered({ type: 'sent', attempt });
const confirmed = answered({ type: 'confirmed' });
const paid = answered({ type: 'paid', transaction: hash, block: 9n });
const found = answered({ type: 'payment', transaction: hash, block: 9n });
const seen: Answer = { type: 'seen', nonce: 7, hash, isReplacement: false };
const unsent: Answer = { type: 'unsent' };
const silent: Answer = { type: 'silent' };

function fails(id: Failure['notice']['id'], by: 'owner' | 'app' | 'other' = 'other'): Answer {
  return { type: 'failed', failure: { notice: { id } }, by };
}
function reverts(name: 'AlreadyInvested' | 'InvalidReferral'): Answer {
  const failure: Failure = {
    notice: { id: 'toast.contractRevert' },
    explanation: { id: `contract.${name}` },
  };
  return { type: 'failed', failure, by: 'app' };
}
const rejects = fails('toast.userCancelled', 'owner');

interface Page {
  canAsk?: boolean;
  /** The answers to the page's prompts; after the last one the page is closed. */
  answers: readonly Answer[];
}

/** Plays a page on a journal, without a chain, a wallet or a clock. */
function play(journal: readonly PurchaseAttempt[], { canAsk = true, answers }: Page) {
  const rules = purchaseRules(canAsk);
  const origin = { attempt: journal.at(-1) ?? null, open: journal.slice(0, -1) };
  let step = start(rules, purchaseData(purchaseMethods), origin);
  let requests = journal;
  const actions: string[] = [];
  const events: PurchaseEvent[] = [];
  for (const answer of [null, ...answers]) {
    if (answer) step = reduce(rules, step.state, answer);
    for (const prompt of step.prompts) {
      if (prompt.do === 'write') requests = changed(requests, prompt.change);
      if (prompt.do === 'emit') events.push(prompt.event);
      if (prompt.do === 'act') actions.push(prompt.action.do);
      if (prompt.do === 'follow') actions.push('follow');
    }
  }
  const { name, data } = step.state;
  return { name, ways: data.ways, journal: requests, actions, events, told: told(events) };
}

const asks = [looks(), checked, plans(investing), prepares(invest)];
const asksApproval = [looks(), checked, plans(approving), prepares(approve)];
const resumes = (...answers: Answer[]): Page => ({ canAsk: false, answers });
const buys = (...answers: Answer[]): Page => ({ answers });

interface BreakPoint {
  first: readonly Answer[];
  /** The journal when the page closes. */
  left: readonly PurchaseAttempt[];
  /** Resumes without a wallet, or buys again. */
  next: Page;
}

/** The next page's end, its prompts and events. */
interface Continued {
  ends: string;
  journal: readonly PurchaseAttempt[];
  actions: string;
  told: string;
}

const resumedInvest = 'resumed confirm, sent invest, succeeded';
const planned = 'network, balance, allowance, way sequential, skipped enroll, skipped approve';

test.each<[string, BreakPoint, Continued]>([
  [
    'while the prompt is open, and the member does not sign: nothing is found, the request stays',
    { first: asks, left: [invest], next: resumes(looks(), unsent) },
    { ends: 'left', journal: [invest], actions: 'look, follow', told: '' },
  ],
  [
    'while the prompt is open, and the member tries again: the first request stays open',
    {
      first: asks,
      left: [invest],
      next: buys(looks(), unsent, checked, plans(investing), prepares(again), rejects),
    },
    {
      ends: 'failed',
      journal: [invest],
      actions: 'look, follow, check, plan, prepare, send',
      told: `${planned}, invest, failed toast.userCancelled`,
    },
  ],
  [
    'while the prompt is open, and the retry pays: no request stays',
    {
      first: asks,
      left: [invest],
      next: buys(
        looks(),
        unsent,
        checked,
        plans(investing),
        prepares(again),
        sends({ ...again, hash }),
        paid,
      ),
    },
    {
      ends: 'done',
      journal: [],
      actions: 'look, follow, check, plan, prepare, send, follow',
      told: `${planned}, invest, sent invest, confirm, succeeded`,
    },
  ],
  [
    'while the prompt is open, and the next plan fails: the request stays',
    { first: asks, left: [invest], next: buys(looks(), unsent, checked, fails('purchase.gas', 'app')) },
    {
      ends: 'failed',
      journal: [invest],
      actions: 'look, follow, check, plan',
      told: 'network, balance, allowance, failed purchase.gas',
    },
  ],
  [
    'while the prompt is open, and the member signs: the transaction is found and followed',
    { first: asks, left: [invest], next: resumes(looks(), seen, paid) },
    { ends: 'done', journal: [], actions: 'look, follow, follow', told: resumedInvest },
  ],
  [
    'while the prompt is open, and the chain shows its effect: the level is bought',
    { first: asks, left: [invest], next: resumes(looks(), paid) },
    { ends: 'done', journal: [], actions: 'look, follow', told: 'resumed confirm, succeeded' },
  ],
  [
    'while a permit is signed: nothing was sent, the request stays',
    {
      first: [looks(), checked, plans(signing), prepares(permitted)],
      left: [permitted],
      next: resumes(looks(), unsent),
    },
    { ends: 'left', journal: [permitted], actions: 'look, follow', told: '' },
  ],
  [
    'after the wallet answered: the transaction is followed',
    { first: [...asks, sends(sentInvest)], left: [sentInvest], next: resumes(looks(), paid) },
    { ends: 'done', journal: [], actions: 'look, follow', told: resumedInvest },
  ],
  [
    'after the wallet answered, and the member buys again: no second request',
    { first: [...asks, sends(sentInvest)], left: [sentInvest], next: buys(looks(), paid) },
    { ends: 'done', journal: [], actions: 'look, follow', told: `network, ${resumedInvest}` },
  ],
  [
    'after the wallet answered, and the transaction reverts: a page without a wallet says so',
    {
      first: [...asks, sends(sentInvest)],
      left: [sentInvest],
      next: resumes(looks(), fails('toast.revertUndecoded', 'app')),
    },
    {
      ends: 'failed',
      journal: [],
      actions: 'look, follow',
      told: 'resumed confirm, sent invest, failed toast.revertUndecoded',
    },
  ],
  [
    'after the wallet answered, and the transaction reverts: a page with a wallet plans the next',
    {
      first: [...asks, sends(sentInvest)],
      left: [sentInvest],
      next: buys(looks(), reverts('InvalidReferral'), fails('purchase.gas', 'app')),
    },
    {
      ends: 'failed',
      journal: [],
      actions: 'look, follow, check',
      told: 'network, resumed confirm, sent invest, balance, failed purchase.gas',
    },
  ],
  [
    'after a multisig wallet answered, and its owners have yet to sign: the request stays',
    { first: [...asks, sends(sentInvest)], left: [sentInvest], next: resumes(looks(), { type: 'unseen' }) },
    {
      ends: 'failed',
      journal: [invest],
      actions: 'look, follow',
      told: 'resumed confirm, sent invest, failed purchase.unseen',
    },
  ],
  [
    'after the wallet answered, and the chain cannot be read: the request stays',
    {
      first: [...asks, sends(sentInvest)],
      left: [sentInvest],
      next: buys(fails('purchase.walletNode', 'app')),
    },
    { ends: 'failed', journal: [sentInvest], actions: 'look', told: 'network, failed purchase.walletNode' },
  ],
  [
    'after the wallet answered with the id of a batch: the batch is followed',
    {
      first: [looks(), checked, plans(batching), prepares(batch), sends({ ...batch, callsId: '0x01' })],
      left: [{ ...batch, callsId: '0x01' }],
      next: resumes(looks(), paid),
    },
    { ends: 'done', journal: [], actions: 'look, follow', told: 'resumed confirm, sent invest, succeeded' },
  ],
  [
    'after an approval was signed: it is followed, and nothing is left without a wallet',
    {
      first: [...asksApproval, sends({ ...approve, hash })],
      left: [{ ...approve, hash }],
      next: resumes(looks(), confirmed),
    },
    { ends: 'left', journal: [], actions: 'look, follow', told: 'resumed approve, sent approve' },
  ],
  [
    'after an approval was signed, and the member buys again: it is not requested twice',
    {
      first: [...asksApproval, sends({ ...approve, hash })],
      left: [{ ...approve, hash }],
      next: buys(looks(), confirmed, checked, plans(investing), prepares(invest), sends(sentInvest), paid),
    },
    {
      ends: 'done',
      journal: [],
      actions: 'look, follow, check, plan, prepare, send, follow',
      told: 'network, resumed approve, sent approve, balance, allowance, way sequential, skipped enroll, skipped approve, invest, sent invest, confirm, succeeded',
    },
  ],
  [
    'between approval and investment: nothing is awaited',
    {
      first: [...asksApproval, sends({ ...approve, hash }), confirmed],
      left: [{ ...approve, hash }],
      next: resumes(looks(), confirmed),
    },
    { ends: 'left', journal: [], actions: 'look, follow', told: 'resumed approve, sent approve' },
  ],
  [
    'after the block: the level is bought, and nothing is requested',
    { first: [...asks, sends(sentInvest)], left: [sentInvest], next: buys(looks([pool]), found) },
    { ends: 'done', journal: [], actions: 'look, find payment', told: 'network, succeeded' },
  ],
  [
    'after a silent wallet: the retry ends only its own request',
    {
      first: [...asks, silent],
      left: [invest],
      next: buys(looks(), unsent, checked, plans(investing), prepares(again), silent),
    },
    {
      ends: 'failed',
      journal: [invest, again],
      actions: 'look, follow, check, plan, prepare, send',
      told: `${planned}, invest, failed purchase.unseen`,
    },
  ],
  [
    'after a batch without an answer: the retry asks step by step',
    {
      first: [looks(), checked, plans(batching), prepares(batch), fails('toast.transactionFailed')],
      left: [batch],
      next: buys(looks(), unsent, checked, plans(approving), prepares(approve)),
    },
    {
      ends: 'asking',
      journal: [batch, approve],
      actions: 'look, follow, check, plan, prepare, send',
      told: 'network, balance, allowance, way sequential, skipped enroll, approve',
    },
  ],
  [
    'in front of a pool that the registry does not list: the request ends',
    { first: asks, left: [invest], next: resumes(looks([], [])) },
    { ends: 'left', journal: [], actions: 'look', told: '' },
  ],
])('a page that closes %s', (_where, { first, left, next }, expected) => {
  const { journal } = play([], buys(...first));
  expect(journal).toEqual(left);
  const { name: ends, journal: kept, actions, told: lines } = play(journal, next);
  const shown = { actions: actions.join(', '), told: lines.join(', ') };
  expect({ ends, journal: kept, ...shown }).toEqual(expected);
});

function ownership(block: bigint | null): Answer {
  const failure: Failure = { notice: { id: 'toast.contractRevert' } };
  return answered({ type: 'ownership', pool, failure, block });
}

test.each<[string, readonly Answer[], readonly PurchaseAttempt[], string]>([
  ['a rejected approval', [...asksApproval, rejects], [], 'failed toast.userCancelled'],
  [
    'a rejected batch',
    [looks(), checked, plans(batching), prepares(batch), rejects],
    [],
    'failed toast.userCancelled',
  ],
  [
    'a rejected permit',
    [looks(), checked, plans(signing), prepares(permitted), rejects],
    [],
    'failed toast.userCancelled',
  ],
  [
    'a wallet that breaks',
    [...asks, fails('toast.transactionFailed')],
    [invest],
    'failed toast.transactionFailed',
  ],
  [
    'a cancelled transaction',
    [...asks, sends(sentInvest), { type: 'cancelled' }],
    [],
    'failed toast.userCancelled',
  ],
  ['a lost transaction', [...asks, sends(sentInvest), { type: 'dropped' }], [], 'failed purchase.dropped'],
  ['a level that is owned', [looks([pool])], [], 'succeeded'],
  [
    'AlreadyInvested that the chain does not confirm',
    [...asks, reverts('AlreadyInvested'), ownership(null)],
    [invest],
    'failed toast.contractRevert',
  ],
  [
    'AlreadyInvested that the chain confirms',
    [...asks, reverts('AlreadyInvested'), ownership(9n)],
    [],
    'succeeded',
  ],
])('ends after %s', (_what, answers, journal, last) => {
  const ended = play([], buys(...answers));
  expect(['done', 'failed']).toContain(ended.name);
  expect(ended.journal).toEqual(journal);
  expect(ended.told.at(-1)).toBe(last);
});

test('plans once more after a changed referral, and stops at the second error', () => {
  const first = [looks(), checked, reverts('InvalidReferral')];
  expect(play([], buys(...first))).toMatchObject({
    name: 'planning',
    actions: ['look', 'check', 'plan', 'plan'],
  });
  expect(play([], buys(...first, reverts('InvalidReferral')))).toMatchObject({
    name: 'failed',
    told: ['network', 'balance', 'allowance', 'failed toast.contractRevert'],
  });
});

test.each<[string, PurchaseAttempt, boolean]>([
  ['without an answer', batch, false],
  ['that the wallet has named', { ...batch, callsId: '0x01' }, true],
])('after a batch %s decides if another may be requested', (_which, request, isAllowed) => {
  expect(play([request], buys(looks())).ways.includes('batch')).toBe(isAllowed);
});

test('plans again without batches if the wallet cannot execute one', () => {
  const {
    actions,
    ways,
    told: lines,
  } = play(
    [],
    buys(
      ...[looks(), checked, plans(batching), prepares(batch), answered({ type: 'batch impossible' })],
      ...[plans(signing), prepares(permitted), answered({ type: 'signed', permit })],
    ),
  );
  expect(ways).toEqual(['sequential', 'permit']);
  expect(actions).toEqual([
    'look',
    'check',
    'plan',
    'prepare',
    'send batch',
    'plan',
    'prepare',
    'sign',
    'prepare',
  ]);
  expect(lines.slice(3)).toEqual([
    ...['way batch', 'skipped enroll', 'skipped approve', 'invest'],
    ...['way permit', 'skipped enroll', 'approve', 'invest'],
  ]);
});

test.each<[string, readonly Answer[], readonly string[]]>([
  [
    'asks for the approval if the wallet cannot sign',
    [prepares(permitted), answered({ type: 'signed', permit: null })],
    ['way sequential'],
  ],
  ['uses a permit that an earlier attempt signed', [answered({ type: 'recalled', permit })], ['invest']],
])('of the way permit %s', (_what, answers, lines) => {
  const { told: all, name } = play([], buys(looks(), checked, plans(signing), ...answers));
  expect(name).toBe('preparing');
  expect(all.slice(3)).toEqual(['way permit', 'skipped enroll', 'approve', ...lines]);
});

test('follows the request at the pool that was replaced, and buys nothing at the new one', () => {
  const earlier = { ...invest, pool: replaced.address };
  const pools = [pool, replaced];
  expect(play([earlier], buys(looks([], pools), seen, paid))).toMatchObject({ name: 'done', journal: [] });
  expect(play([earlier], buys(looks([replaced], pools), found)).actions).toEqual(['look', 'find payment']);
  const bought = answered({ type: 'bought elsewhere', pool: replaced, block: 9n });
  const late = play([earlier], buys(looks([], pools), unsent, checked, plans(investing), bought, found));
  expect(late).toMatchObject({ name: 'done', journal: [] });
});

/** The purchase state derived from its events. */
const shown = (events: Iterable<PurchaseEvent>) => [...events].reduce(advancePurchase, startPurchase(1));

test.each<[PurchaseMethod, readonly Answer[]]>([
  [
    'sequential',
    [
      ...asksApproval,
      sends({ ...approve, hash }),
      confirmed,
      prepares({ ...invest, prompts: ['approve', 'invest'] }),
      sends({ ...sentInvest, prompts: ['approve', 'invest'] }),
    ],
  ],
  [
    'permit',
    [
      looks(),
      checked,
      plans(signing),
      prepares(permitted),
      answered({ type: 'signed', permit }),
      prepares({ ...invest, way: 'permit', prompts: ['approve', 'invest'] }),
      sends({ ...sentInvest, way: 'permit', prompts: ['approve', 'invest'] }),
    ],
  ],
  ['batch', [looks(), checked, plans(batching), prepares(batch), sends({ ...batch, callsId: '0x01' })]],
])('the journal of the way %s shows the same state as the running page', (way, answers) => {
  const { events, journal } = play([], buys(...answers));
  const [own, other] = [shown(events), shown(journal.flatMap((attempt) => purchaseEventsOf(attempt)))];
  expect(journal).toHaveLength(1);
  expect(other.steps).toEqual(own.steps);
  expect(currentStep(other)).toEqual(currentStep(own));
  expect([other.way, other.transaction]).toEqual([way, own.transaction]);
});
