import {
  closedSigner,
  once,
  ownSigner,
  pinnedRegistry,
  reader,
  type SignerOptions,
} from '@upline/app-kit/operator';
import { callHash, callOfEvent, failureOf, fingerprint } from '@upline/chain';
import { safeBatch } from '@upline/chain/internal';
import { type ActValues, type OperatorAct, chainId as ownChain } from '@upline/domain';
import {
  type ActPlan,
  askAct,
  callWords,
  canBatch,
  checkSafe,
  type DeploymentState,
  findCalls,
  launchDeployment,
  limitsOf,
  missingChanges,
  provesWallet,
  readAnnouncedPools,
  readDeploymentState,
  readHolder,
  readLaunchDrift,
  readRoleMembership,
  runningClocks,
  sendByBatch,
  sendByWallet,
  simulateAct,
} from '@upline/operate';
import type { RoleHolder } from '@upline/ui/ports';
import { type Address, BaseError, type Hash, type Hex, isAddressEqual } from 'viem';
import { getBlockNumber } from 'viem/actions';
import {
  type ActAnswer,
  type ActDraft,
  ActNotSent,
  type Holder,
  type NamedCall,
  type OperatePort,
  type SafeSigning,
  type SavedAct,
} from './operatePort.tsx';

const deployment = once(() => launchDeployment(reader, pinnedRegistry()));

function rolesIn({ registry, pools }: DeploymentState): RoleHolder[] {
  const ofRegistry: RoleHolder = {
    position: null,
    contract: registry.address,
    role: 'ADMIN',
    holder: registry.admin,
    offeredTo: registry.handover?.to ?? null,
  };
  const ofPools = pools.flatMap(({ position, address: contract, ...pool }): RoleHolder[] => [
    { position, contract, role: 'ADMIN', holder: pool.admin, offeredTo: pool.handover?.to ?? null },
    { position, contract, role: 'MODIFIER', holder: pool.modifier, offeredTo: null },
    {
      position,
      contract,
      role: 'PRODUCT',
      holder: pool.receivers.PRODUCT,
      offeredTo: pool.offers.PRODUCT,
    },
    {
      position,
      contract,
      role: 'ROYALITY',
      holder: pool.receivers.ROYALITY,
      offeredTo: pool.offers.ROYALITY,
    },
  ]);
  return [ofRegistry, ...ofPools];
}

async function holdersOf(roles: readonly RoleHolder[]): Promise<Record<string, Holder>> {
  const wallets = new Set(roles.flatMap(({ holder }) => holder ?? []));
  const found = [...wallets].map(
    async (wallet) => [wallet, await readHolder(reader, wallet as Address)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

/** Inputs and plan of a draft, needed to plan again and to verify. */
interface Planned {
  act: OperatorAct;
  values: ActValues;
  plan: ActPlan;
}

/**
 * The hashes that a Safe's owners sign for some calls, as `operate check` computes them for its file.
 * @param saved A nonce that is used unless the Safe is past it.
 */
async function safeSigning(
  { chainId, calls }: Pick<ActPlan, 'chainId'> & { calls: readonly { to: Address; data: Hex }[] },
  safe: Address,
  saved = 0n,
): Promise<SafeSigning> {
  const asked = { chainId, safe, calls: calls.map(({ to, data }) => ({ to, data, value: 0n })) };
  try {
    const next = await checkSafe(reader, asked);
    const { domainHash, messageHash, safeTxHash, nonce } =
      next.nonce < saved ? await checkSafe(reader, asked, { nonce: saved }) : next;
    return { domainHash, messageHash, safeTxHash, nonce };
  } catch (error) {
    if (error instanceof BaseError) return { fault: error.shortMessage };
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

const noDraft = { draft: null, missing: [], faults: {}, nonsense: null } satisfies ActAnswer;

const nameOf = (chain: number, call: { to: Address; data: Hex }): NamedCall => ({
  contract: call.to,
  callHash: callHash(chain, call),
});

const callsOf = ({ calls }: SavedAct) =>
  calls.map(({ contract, data }) => ({ to: contract as Address, data: data as Hex }));

/** Creates the operator port: reads the chain and sends acts with the session's wallet. */
export function createOperate(options: SignerOptions): OperatePort {
  const planned = new WeakMap<ActDraft, Planned>();

  async function draftOf(plan: ActPlan): Promise<ActDraft> {
    const { actor, calls, chainId, title, block } = plan;
    const isPossible = actor !== null && calls.length > 0 && plan.refusals.length === 0;
    const [tried, holder] = await Promise.all([
      isPossible ? simulateAct(reader, plan) : null,
      actor && readHolder(reader, actor),
    ]);
    return {
      title,
      role: plan.role,
      actor,
      holder,
      risks: plan.risks,
      changes: plan.changes,
      example: plan.example,
      waits: plan.waits,
      checks: plan.checks,
      calls,
      named: calls.map((call) => nameOf(chainId, call)),
      told: plan.told.map(({ call, facts }) => ({ call: nameOf(chainId, call), facts })),
      passedOver: plan.passedOver,
      refusals: plan.refusals,
      test: tried && { refused: tried.refused, gas: tried.gas },
      block,
      fingerprint: isPossible ? fingerprint({ chainId, actor, calls }) : null,
      signing: isPossible && holder?.kind === 'safe' ? await safeSigning(plan, actor) : null,
      safeFile: isPossible
        ? `${JSON.stringify(safeBatch({ chainId, title, actor, calls }, new Date()), null, 2)}\n`
        : null,
    };
  }

  async function ask(act: OperatorAct, values: ActValues): Promise<ActAnswer> {
    const { asked, missing, faults } = askAct(act, values);
    if (!asked) return { ...noDraft, missing, faults };
    const situation = await readDeploymentState(reader, await deployment(), asked.lookAt);
    let plan: ActPlan;
    try {
      plan = asked.plan(situation);
    } catch (error) {
      // Planning makes no request, so its error explains invalid values.
      return { ...noDraft, nonsense: error instanceof Error ? error.message : String(error) };
    }
    const draft = await draftOf(plan);
    planned.set(draft, { act, values, plan });
    return { ...noDraft, draft };
  }

  function plannedOf(draft: ActDraft): Planned {
    const found = planned.get(draft);
    if (!found) throw new Error('This draft was not made here.');
    return found;
  }

  /** Plans the act again at the current block. @throws ActNotSent if the result differs. */
  async function secondLook(draft: ActDraft): Promise<ActPlan> {
    const { act, values } = plannedOf(draft);
    const { draft: again } = await ask(act, values);
    const isSame = again !== null && again.fingerprint === draft.fingerprint && again.test?.refused === null;
    if (!isSame) throw new ActNotSent('changed');
    return plannedOf(again).plan;
  }

  return {
    async look() {
      const launch = await deployment();
      const situation = await readDeploymentState(reader, launch);
      const roles = rolesIn(situation);
      const [announced, drift, holders] = await Promise.all([
        readAnnouncedPools(reader, launch),
        readLaunchDrift(reader, situation),
        holdersOf(roles),
      ]);
      const { block, at } = situation;
      const pools = situation.pools.map((pool) => ({ ...pool, limits: limitsOf(pool).trim() }));
      return {
        block,
        at,
        pools,
        roles,
        holders,
        clocks: runningClocks(situation, announced.pools),
        ...drift,
      };
    },

    head: () => getBlockNumber(reader, { cacheTime: 0 }),

    ask,

    async canBatch() {
      const wallet = await closedSigner(options);
      return wallet !== null && canBatch(wallet);
    },

    async send(draft, way, report) {
      const plan = await secondLook(draft);
      try {
        const wallet = await ownSigner(options);
        if (!plan.actor || !isAddressEqual(wallet.account.address, plan.actor))
          throw new ActNotSent('changed');
        await (way === 'batch' ? sendByBatch : sendByWallet)({ wallet, reader }, plan, report);
      } catch (error) {
        throw error instanceof ActNotSent ? error : new ActNotSent(failureOf(error), error);
      }
    },

    standing: (hash) => readRoleMembership(reader, hash as Hash),

    find: (draft) => findCalls(reader, plannedOf(draft).plan),

    async inspect(saved) {
      const calls = callsOf(saved);
      const at = await deployment();
      const safe = saved.actor as Address;
      const holder = await readHolder(reader, safe);
      const nonce = BigInt(saved.nonce ?? 0);
      const isSafe = holder.kind === 'safe';
      return {
        what: calls.map((call) => callWords(call, at)),
        signing: isSafe ? await safeSigning({ chainId: ownChain, calls }, safe, nonce) : null,
      };
    },

    named: (saved) => callsOf(saved).map((call) => nameOf(ownChain, call)),

    proves: (wallet, message, signature) => provesWallet(reader, wallet as Address, { message, signature }),

    callOf(change) {
      const call = callOfEvent(change);
      return call && nameOf(ownChain, call);
    },

    async missing(draft) {
      const { plan } = plannedOf(draft);
      const after = await readDeploymentState(reader, await deployment(), plan.lookAt);
      return missingChanges(plan, after).map(({ where, what, to }) => `${where}: ${what} is not ${to}`);
    },
  };
}
