import { feesFor, plainCalls, safeBatch, sendCallsRequest } from '@upline/chain/internal';
import { type Address, formatGwei } from 'viem';
import { writeWhole } from '../deploy/writeWhole.ts';
import type { DeploymentState, LookAt } from '../plans/deploymentState.ts';
import { type ActPlan, missingChanges, type PlannedCall } from '../plans/plan.ts';
import { readDeploymentState } from '../plans/readDeploymentState.ts';
import { requireDeployment } from '../plans/requireDeployment.ts';
import { type SentCall, sendByKey } from '../plans/send.ts';
import { type Simulation, simulateAct } from '../plans/simulateAct.ts';
import { confirmSending, type KeyFlags } from '../terminal/keys.ts';
import { sentencesOf } from '../terminal/sentence.ts';
import type { CliContext, CliDeployment, TargetFlags } from './desk.ts';
import { asJson, planLines } from './showPlan.ts';

/** Options of every act, including the method to send it. */
export interface ActFlags extends TargetFlags, KeyFlags {
  send?: boolean;
  yes?: boolean;
  safe?: string;
  calls?: boolean;
  calldata?: boolean;
  /** Tip per unit of gas, units of 10⁻¹⁸. */
  tip?: bigint;
}

export interface Asked {
  lookAt?: LookAt | undefined;
  plan: (situation: DeploymentState) => ActPlan;
}

type Ready = ActPlan & { actor: Address };

function requireOneMethod({ send, safe, calls, calldata }: ActFlags): void {
  const ways = [send, safe, calls, calldata].filter(Boolean);
  if (ways.length > 1) throw new Error('Choose one of --send, --safe, --calls and --calldata.');
}

/** @throws Error with an explanation, if the plan or its simulation is refused. */
function requirePossible(plan: ActPlan, simulation: Simulation | null): asserts plan is Ready {
  if (plan.refusals.length > 0) throw new Error(`${plan.refusals.join('\n')}\nNothing was sent.`);
  if (simulation?.refused) {
    const { what, failure } = simulation.refused;
    throw new Error(`${what} would be refused. ${sentencesOf(failure)}.\nNothing was sent.`);
  }
  if (!plan.actor) throw new Error('No wallet can do this.\nNothing was sent.');
}

async function send(
  counter: CliContext,
  desk: CliDeployment,
  plan: Ready,
  flags: ActFlags,
): Promise<SentCall[]> {
  const { print, signer } = counter;
  const account = await signer(flags);
  if (account.address !== plan.actor) {
    throw new Error(
      `The key is that of ${account.address}, but this needs ${plan.role}, held by ${plan.actor}.\nNothing was sent.`,
    );
  }
  if (!flags.yes && !(await confirmSending('without --send'))) throw new Error('Nothing was sent.');
  const { maxPriorityFeePerGas } = await feesFor(desk.client, flags.tip);
  if (!flags.json)
    print(`With a tip of ${formatGwei(maxPriorityFeePerGas)} gwei for each gas; --tip names another.`);
  const report = ({ what }: PlannedCall, index: number) => {
    if (!flags.json) print(`${index + 1} of ${plan.calls.length}: ${what}`);
  };
  return sendByKey(desk.client, account, plan, report, flags.tip);
}

/** Checks an act's changes on the chain. @throws Error naming the missing changes. */
async function readBack({ client, deployment }: CliDeployment, plan: ActPlan): Promise<void> {
  const missing = missingChanges(plan, await readDeploymentState(client, deployment, plan.lookAt));
  if (missing.length === 0) return;
  const words = missing.map(({ where, what, to }) => `${where}: ${what} is not ${to}`);
  throw new Error(`It was sent, but the chain does not show it:\n${words.join('\n')}`);
}

/** Sends or writes a plan as the flags say. @returns Additional fields for JSON output. */
async function leave(
  counter: CliContext,
  desk: CliDeployment,
  plan: Ready,
  flags: ActFlags,
): Promise<object> {
  const { print } = counter;
  const tell = (text: string) => {
    if (!flags.json) print(text);
  };
  if (flags.send) {
    const sent = await send(counter, desk, plan, flags);
    await readBack(desk, plan);
    tell('Done: the chain shows it.');
    return { sent };
  }
  if (flags.safe) {
    await writeWhole(flags.safe, `${JSON.stringify(safeBatch(plan, new Date()), null, 2)}\n`);
    tell(`Written: ${flags.safe}. Open it in the Transaction Builder of the Safe ${plan.actor}.`);
    return { safe: flags.safe };
  }
  if (flags.calls) {
    const calls = sendCallsRequest(plan);
    tell(asJson(calls));
    return { calls };
  }
  if (flags.calldata) {
    const calldata = plainCalls(plan);
    for (const { what, to, data } of calldata) tell(`${what}\n  to   ${to}\n  data ${data}`);
    return { calldata };
  }
  tell('Nothing was sent. Ways out: --send, --safe <file>, --calls, --calldata.');
  return {};
}

/**
 * Runs an act: plans it from the chain's current state, simulates it, shows it, and sends or writes
 * it if requested.
 * @throws Error with an explanation, before anything is sent, if it would be refused.
 */
export async function carryOut(counter: CliContext, asked: Asked, flags: ActFlags): Promise<void> {
  requireOneMethod(flags);
  const desk = await counter.open(flags);
  await requireDeployment(desk.client, desk.deployment);
  const plan = asked.plan(await readDeploymentState(desk.client, desk.deployment, asked.lookAt));
  const simulation = plan.refusals.length > 0 ? null : await simulateAct(desk.client, plan);
  if (!flags.json) for (const line of planLines(plan, simulation)) counter.print(line);
  requirePossible(plan, simulation);
  const outcome = await leave(counter, desk, plan, flags);
  if (flags.json) counter.print(asJson({ plan, rehearsal: simulation, ...outcome }));
}
