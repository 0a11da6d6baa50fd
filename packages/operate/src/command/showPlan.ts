import { fingerprint } from '@upline/chain';
import { formatMoney } from '@upline/domain';
import { moment } from '../plans/moment.ts';
import type { ActPlan } from '../plans/plan.ts';
import type { Simulation } from '../plans/simulateAct.ts';
import { sentencesOf } from '../terminal/sentence.ts';

function* changeLines({ changes, example }: ActPlan): Generator<string> {
  if (changes.length > 0) yield 'What it changes:';
  for (const { where, what, from, to } of changes) yield `  ${where}: ${what}: ${from} → ${to}`;
  if (example.length > 0) yield 'An example purchase, before → after:';
  for (const { where, what, from, to } of example) {
    yield `  ${where}: ${what}: ${formatMoney(from)} → ${formatMoney(to)}`;
  }
}

function* waitLines({ waits }: ActPlan): Generator<string> {
  if (waits.length > 0) yield 'Clocks:';
  for (const { what, from, until } of waits) {
    yield `  ${what} from about ${moment(from)}${until === null ? '' : ` until about ${moment(until)}`}`;
  }
}

function* simulationLines(simulation: Simulation | null): Generator<string> {
  if (!simulation) return;
  const { refused, gas, how, block } = simulation;
  const tried =
    how === 'in sequence' ? 'one after another' : 'each by itself: this node cannot run a sequence';
  if (refused)
    yield `Tried at block ${block}: ${refused.what} would be refused. ${sentencesOf(refused.failure)}.`;
  else yield `Tried at block ${block}, ${tried}: all go through, about ${gas} gas.`;
}

function* callLines({ actor, calls, chainId }: ActPlan): Generator<string> {
  if (!actor || calls.length === 0) return;
  yield `Calls, ${calls.length}, fingerprint ${fingerprint({ chainId, actor, calls })}:`;
  for (const { what } of calls) yield `  ${what}`;
}

/** Describes a plan in lines of text: changes, holders, waits and risks. */
export function* planLines(plan: ActPlan, simulation: Simulation | null): Generator<string> {
  yield plan.title;
  yield `Needs ${plan.role}${plan.actor ? `, held by ${plan.actor}` : ''}.`;
  yield* changeLines(plan);
  yield* waitLines(plan);
  for (const words of plan.passedOver) yield `Passed over: ${words}`;
  for (const words of plan.risks) yield `Mind: ${words}`;
  yield* callLines(plan);
  yield* simulationLines(simulation);
}

/** JSON with bigints as text. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, (_name, part) => (typeof part === 'bigint' ? `${part}` : part), 2);
}
