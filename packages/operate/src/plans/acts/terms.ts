import { racePoolAbi } from '@upline/chain';
import {
  type FeeTerms,
  formatMoney,
  formatPrice,
  generations,
  isSameTerms,
  messages,
  type PoolTerms,
  splitGlobalFee,
  splitRaceFee,
  termsFault,
} from '@upline/domain';
import { encodeFunctionData } from 'viem';
import type { DeploymentState, PoolState } from '../deploymentState.ts';
import { announcedAt, waitFrom, whyNotDue, windowFrom } from '../due.ts';
import { moment } from '../moment.ts';
import { type ActPlan, type Change, type Check, type ExamplePart, planOf, type Step } from '../plan.ts';
import { poolIn, poolsOf, type Target } from '../target.ts';

/** Changes to a pool's terms; omitted ones stay. */
export type NewTerms = Partial<PoolTerms>;

function partsOf({ kind }: PoolState, terms: PoolTerms): [what: string, amount: bigint][] {
  if (kind === 'race') {
    const { bonus, perUpline, product } = splitRaceFee(terms.joiningFee, terms);
    return [
      ['price', terms.joiningFee],
      ['to the sponsor', bonus],
      [`to each of ${generations} uplines`, perUpline],
      ['to the product fund', product],
    ];
  }
  const { pool, referral, royalty } = splitGlobalFee(terms.joiningFee, terms);
  return [
    ['price', terms.joiningFee],
    ['to the sponsor', referral],
    ['shared among earlier members', pool],
    ['to the royalty fund', royalty],
  ];
}

function exampleOf(pool: PoolState, to: PoolTerms): ExamplePart[] {
  const after = partsOf(pool, to);
  return partsOf(pool, pool.terms).map(([what, amount], index) => ({
    where: pool.name,
    what,
    from: amount,
    to: after[index]?.[1] ?? 0n,
  }));
}

const feeTerms = (terms: PoolTerms): FeeTerms => ({
  fee: terms.joiningFee,
  referral: terms.referralShare,
  network: terms.networkShare,
  operator: terms.operatorShare,
});

const percent = (share: number) => `${share / 100} %`;

/** `$50: 20 % referral, 50 % network, 30 % operator`. */
function inWords({ joiningFee, referralShare, networkShare, operatorShare }: PoolTerms): string {
  return (
    `${formatPrice(joiningFee)}: ${percent(referralShare)} referral, ${percent(networkShare)} network, ` +
    `${percent(operatorShare)} operator`
  );
}

/** The allowed terms as text; `''` if the pool's first terms are unknown. */
export function limitsOf({ firstTerms, terms }: PoolState): string {
  if (!firstTerms) return '';
  const least = firstTerms.joiningFee / 2n;
  const [lower = 0n] = [terms.joiningFee, firstTerms.joiningFee].toSorted((a, b) => (a < b ? -1 : 1));
  return (
    ` A fee of ${formatMoney(least)} to ${formatMoney(lower * 10n)}, referral at least ` +
    `${percent(firstTerms.referralShare / 2)}, network at least ${percent(firstTerms.networkShare / 2)}, both ` +
    'together at least 60 %, and all three 100 %.'
  );
}

function whyNotTerms(pool: PoolState, terms: PoolTerms): string | null {
  if (isSameTerms(terms, pool.terms)) return `${pool.name} has these terms already: ${inWords(terms)}.`;
  const { firstTerms: first } = pool;
  const fault = termsFault(terms, first ? { first, present: pool.terms.joiningFee } : undefined);
  if (fault === null) return null;
  return `${pool.name}: ${messages[`contract.${fault}`]} ${inWords(terms)} is not allowed.${limitsOf(pool)}`;
}

/** The contract's rules for terms, with the figures of these terms. */
function checksOf({ pendingTerms }: PoolState, terms: PoolTerms): Check[] {
  const ofMembers = terms.referralShare + terms.networkShare;
  return [
    { what: 'Shares add up', figure: percent(ofMembers + terms.operatorShare) },
    { what: 'Members keep at least 60 %', figure: percent(ofMembers) },
    { what: 'Fee within its limits', figure: formatMoney(terms.joiningFee) },
    pendingTerms
      ? { what: 'Replaces what is announced', figure: formatMoney(pendingTerms.terms.joiningFee) }
      : { what: 'Nothing announced is replaced', figure: 'none pending' },
  ];
}

/** A warning in members' words if the operator's part changes; `null` otherwise. */
function plainReading(pool: PoolState, terms: PoolTerms): string | null {
  const [price, sponsor, , operator] = exampleOf(pool, terms);
  if (!price || !sponsor || !operator || operator.to === operator.from) return null;
  const isLess = sponsor.to < sponsor.from;
  const dearer = price.to > price.from ? ' for a dearer place' : '';
  const change = operator.to - operator.from;
  const share =
    operator.from === 0n ? null : Number((change < 0n ? -change : change) * 100n) / Number(operator.from);
  const by = share === null ? '' : `${Math.round(share)} % `;
  return (
    `${pool.name}: ${isLess ? `sponsors get less${dearer}, and ` : ''}the operator gets ${by}` +
    `${change > 0n ? 'more' : 'less'}. Members will read it this way; say why in the announcement.`
  );
}

function* risksOf(pools: readonly PoolState[], change: NewTerms): Generator<string> {
  for (const pool of pools) {
    const reading = plainReading(pool, { ...pool.terms, ...change });
    if (reading !== null) yield reading;
  }
  const replaced = pools.filter(({ pendingTerms }) => pendingTerms).map(({ name }) => name);
  if (replaced.length > 0) {
    yield `${replaced.join(', ')}: this replaces what is announced, and the 48 hours begin again.`;
  }
  const isShares = [change.referralShare, change.networkShare, change.operatorShare].some(
    (share) => share !== undefined,
  );
  if (isShares) {
    yield 'The app sells nothing of a pool whose shares differ from those in its build: build and serve a new one ' +
      'in time, or sales of this pool stop when the terms are applied.';
  }
  yield 'Members can see the announcement on the chain at once.';
}

const titleOf = (verb: string, target: Target, pools: readonly PoolState[]) =>
  `${verb} terms ${target === 'all' ? 'in all pools' : `of ${pools[0]?.name}`}`;

/** Plans the announcement of new terms, which can be applied after 48 hours, for 14 days. */
export function planQueueTerms(
  situation: DeploymentState,
  { target, change }: { target: Target; change: NewTerms },
): ActPlan {
  const pools = poolsOf(situation, target);
  const steps = pools.map((pool): Step => {
    const { name, address, position, modifier, pendingTerms } = pool;
    const terms = { ...pool.terms, ...change };
    const before = feeTerms(pool.terms);
    return {
      where: name,
      holder: modifier,
      call: {
        what: `${name}: queue_terms(${inWords(terms)})`,
        to: address,
        data: encodeFunctionData({ abi: racePoolAbi, functionName: 'queue_terms', args: [terms] }),
      },
      refusal: pool.isRetired ? `${name} is retired: it sells nothing any more.` : whyNotTerms(pool, terms),
      changes: [
        {
          where: name,
          what: 'announced terms',
          from: pendingTerms ? inWords(pendingTerms.terms) : 'none',
          to: inWords(terms),
          isSeen: (after) => {
            const pending = poolIn(after, address)?.pendingTerms;
            return pending != null && isSameTerms(pending.terms, terms);
          },
        },
      ],
      waits: [waitFrom(situation.at, `${name}: these terms can be applied`)],
      example: exampleOf(pool, terms),
      checks: checksOf(pool, terms),
      told: {
        kind: 'termsAnnounced',
        position,
        terms: feeTerms(terms),
        before,
        ...windowFrom(situation.at),
        ...(pendingTerms && { replaces: announcedAt(pendingTerms) }),
      },
    };
  });
  return planOf(
    situation,
    {
      act: 'terms queue',
      title: titleOf('Announce', target, pools),
      role: 'MODIFIER',
      risks: [...risksOf(pools, change)],
    },
    steps,
  );
}

/** Plans the change to announced terms for all later purchases. */
export function planApplyTerms(situation: DeploymentState, { target }: { target: Target }): ActPlan {
  const pools = poolsOf(situation, target);
  const steps = pools.map((pool): Step => {
    const { name, address, position, modifier, pendingTerms } = pool;
    const changes: Change[] = pendingTerms
      ? [
          {
            where: name,
            what: 'terms',
            from: inWords(pool.terms),
            to: inWords(pendingTerms.terms),
            isSeen: (after) => {
              const now = poolIn(after, address);
              return now !== null && isSameTerms(now.terms, pendingTerms.terms) && now.pendingTerms === null;
            },
          },
        ]
      : [];
    return {
      where: name,
      holder: modifier,
      call: {
        what: `${name}: apply_terms()`,
        to: address,
        data: encodeFunctionData({ abi: racePoolAbi, functionName: 'apply_terms' }),
      },
      refusal: whyNotDue(`${name}: the announced terms`, pendingTerms, situation.at),
      changes,
      example: pendingTerms ? exampleOf(pool, pendingTerms.terms) : [],
      ...(pendingTerms && {
        told: {
          kind: 'termsApplied',
          position,
          terms: feeTerms(pendingTerms.terms),
          before: feeTerms(pool.terms),
        },
      }),
    };
  });
  return planOf(
    situation,
    {
      act: 'terms apply',
      title: titleOf('Apply the announced', target, pools),
      role: 'MODIFIER',
      risks: [
        'Purchases that are under way with the terms before are refused by the chain, and cost their buyers gas.',
        'The app sells nothing of a pool whose shares differ from those in its build: serve the new one first.',
      ],
    },
    steps,
  );
}

/** Plans the cancellation of announced terms, even if they have expired. */
export function planCancelTerms(situation: DeploymentState, { target }: { target: Target }): ActPlan {
  const pools = poolsOf(situation, target);
  const steps = pools.map(
    ({ name, address, position, modifier, pendingTerms }): Step => ({
      where: name,
      holder: modifier,
      call: {
        what: `${name}: cancel_terms()`,
        to: address,
        data: encodeFunctionData({ abi: racePoolAbi, functionName: 'cancel_terms' }),
      },
      refusal: pendingTerms ? null : `${name}: no terms are announced.`,
      changes: [
        {
          where: name,
          what: 'announced terms',
          from: pendingTerms
            ? `${inWords(pendingTerms.terms)}, from ${moment(pendingTerms.readyAt)}`
            : 'none',
          to: 'none',
          isSeen: (after) => poolIn(after, address)?.pendingTerms === null,
        },
      ],
      ...(pendingTerms && {
        told: { kind: 'termsWithdrawn', position, fee: pendingTerms.terms.joiningFee },
      }),
    }),
  );
  return planOf(
    situation,
    {
      act: 'terms cancel',
      title: titleOf('Take back the announced', target, pools),
      role: 'MODIFIER',
      risks: ['Members were told of these terms: tell them that they do not come.'],
    },
    steps,
  );
}
