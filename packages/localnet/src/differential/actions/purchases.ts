import type { PoolTerms } from '@upline/domain';
import type { Address } from 'viem';
import type { Payment, Wallet } from '../../poolModel/index.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { signPermit } from '../signatures.ts';
import { planCall, type Stage } from '../stage.ts';
import { type Action, type AnyPool, everybody, moment, poolsWhere } from './action.ts';

interface Wish {
  caller: Address;
  referral: Wallet;
  isDirect: boolean;
}

/** A wallet outside the pool with the referral that the registry requires; now and then neither. */
function wish({ model }: Stage, random: SeededRandom, pool: AnyPool): Wish {
  const { registry } = model;
  const isReady = (wallet: Wallet) => pool.kind === 'race' || registry.isBound(wallet);
  const caller = random.mostly(
    everybody.filter((wallet) => !pool.isMember(wallet) && isReady(wallet)),
    everybody,
    8,
  );
  const [bit] = registry.pools(pool.address);
  const [named, isNamedDirect] = registry.referrer(caller, bit);
  const isBound = registry.isBound(caller);
  const likely = isBound ? [named] : pool.members();
  const referral = random.mostly(likely, [...everybody, caller], 8);
  const isDirect = isBound ? isNamedDirect : true;
  return { caller, referral, isDirect: random.chance(5) ? !isDirect : isDirect };
}

function purchase(
  stage: Stage,
  pick: { pool: AnyPool; contract: Parameters<typeof planCall>[0] },
  { caller, referral, isDirect }: Wish,
  at: bigint,
  payment: Payment = {},
  signature: readonly unknown[] = [],
) {
  const { pool, contract } = pick;
  const { terms, permit } = payment;
  const byPermit = permit === undefined ? 'invest_stable_coin_on_terms' : 'invest_stable_coin_with_permit';
  const name = terms ? byPermit : 'invest_stable_coin';
  const rest = terms ? [terms, ...signature] : [];
  const args = pool.kind === 'race' ? [referral, isDirect, ...rest] : [referral, ...rest];
  return planCall(contract, { caller, at }, name, args, (call) => {
    const events =
      pool.kind === 'race'
        ? pool.invest_stable_coin(call, referral, isDirect, payment)
        : pool.invest_stable_coin(call, referral, payment);
    if (payment.permit) stage.permits.set(caller, (stage.permits.get(caller) ?? 0n) + 1n);
    return events;
  });
}

/** The current terms; now and then announced or wrong ones. */
function shownTerms(pool: AnyPool, random: SeededRandom): PoolTerms {
  const terms = pool.terms();
  const other = { ...terms, networkShare: terms.networkShare - 1, operatorShare: terms.operatorShare + 1 };
  return random.mostly(
    [terms],
    [other, pool.pending_terms()[0], { ...terms, joiningFee: terms.joiningFee - 1n }],
    10,
  );
}

const sells = (pool: AnyPool) => pool.is_started() && !pool.is_retired();

export const invest: Action = (stage, random) => {
  const pick = random.mostly(
    poolsWhere(stage, sells),
    poolsWhere(stage, (one) => !sells(one)),
    7,
  );
  return purchase(
    stage,
    pick,
    wish(stage, random, pick.pool),
    moment(stage, random, pick.pool.paused_until()),
  );
};

export const investOnTerms: Action = (stage, random) => {
  const pick = random.mostly(
    poolsWhere(stage, sells),
    poolsWhere(stage, (one) => !sells(one)),
    7,
  );
  const at = moment(stage, random, pick.pool.paused_until());
  return purchase(stage, pick, wish(stage, random, pick.pool), at, { terms: shownTerms(pick.pool, random) });
};

export const investWithPermit: Action = async (stage, random) => {
  const pick = random.mostly(
    poolsWhere(stage, sells),
    poolsWhere(stage, (one) => !sells(one)),
    7,
  );
  const wished = wish(stage, random, pick.pool);
  const at = moment(stage, random, pick.pool.paused_until());
  const { caller } = wished;
  const good = {
    owner: caller,
    spender: pick.contract.address,
    value: pick.pool.config().joining_fee,
    nonce: stage.permits.get(caller) ?? 0n,
    deadline: at + random.pick([0n, 1n, 3_600n]),
  };
  const isGood = !random.chance(35);
  const flaw = random.pick(['value', 'nonce', 'deadline', 'spender', 'signer'] as const);
  const bad = {
    value: { value: good.value - 1n },
    nonce: { nonce: good.nonce + 1n },
    deadline: { deadline: at - 1n },
    spender: { spender: stage.places.registry },
    signer: {},
  }[flaw];
  const other = everybody.find((wallet) => wallet !== caller) ?? caller;
  const signer = !isGood && flaw === 'signer' ? other : caller;
  const signature = await signPermit(stage.places.coin, signer, isGood ? good : { ...good, ...bad });
  const terms = shownTerms(pick.pool, random);
  return purchase(stage, pick, wished, at, { permit: isGood, terms }, signature);
};
