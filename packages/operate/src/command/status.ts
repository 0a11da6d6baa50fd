import { formatMoney, formatPrice } from '@upline/domain';
import Table from 'cli-table3';
import { Command } from 'commander';
import { differencesFromPlan } from '../deploy/checkDeployment.ts';
import { compileContracts } from '../deploy/compile.ts';
import type { DeployConfig, OpenConfig } from '../deploy/config.ts';
import { localConfig } from '../deploy/localConfig.ts';
import { planDeployment } from '../deploy/plan.ts';
import { requireConfig } from '../deploy/requireConfig.ts';
import { readAnnouncedPools } from '../plans/announcedPools.ts';
import { runningClocks } from '../plans/clocks.ts';
import type { DeploymentState, PoolState } from '../plans/deploymentState.ts';
import { moment } from '../plans/moment.ts';
import type { Wait } from '../plans/plan.ts';
import { readDeploymentState } from '../plans/readDeploymentState.ts';
import { requireDeployment } from '../plans/requireDeployment.ts';
import { type CliContext, type CliDeployment, type TargetFlags, withTarget } from './desk.ts';
import { asJson } from './showPlan.ts';

/** Differences between the chain and the planned deployment. */
interface Drift {
  /** Reason why nothing was compared, or `null`. */
  notCompared: string | null;
  /** Differences that no role can cause. */
  faults: readonly string[];
  /** Changes by roles since the launch. */
  laterChanges: readonly string[];
}

const notCompared = (why: string): Drift => ({ notCompared: why, faults: [], laterChanges: [] });

async function driftOf({ client, deployment }: CliDeployment, config: DeployConfig): Promise<Drift> {
  const plan = planDeployment(config, await compileContracts());
  if (plan.registry !== deployment.registry) {
    return notCompared(
      `These sources make the registry ${plan.registry}, and not the deployment's: use its commit.`,
    );
  }
  const found = await differencesFromPlan(client, plan);
  const words = (isLaterChange: boolean) =>
    found.filter((one) => one.isLaterChange === isLaterChange).map(({ says }) => says);
  return { notCompared: null, faults: words(false), laterChanges: words(true) };
}

async function readDrift(desk: CliDeployment, open: OpenConfig, flags: TargetFlags): Promise<Drift> {
  let config: DeployConfig;
  try {
    config = flags.local ? localConfig() : requireConfig(open, 'The configuration');
  } catch (error) {
    return notCompared(error instanceof Error ? error.message : String(error));
  }
  return driftOf(desk, config);
}

function sale({ isStarted, isRetired, pausedUntil }: PoolState, now: bigint): string {
  if (!isStarted) return 'not started';
  if (isRetired) return 'retired';
  return now < pausedUntil ? 'paused' : 'open';
}

const percent = (share: number) => `${share / 100}`;

function table({ pools, at }: DeploymentState): string {
  const rows = new Table({
    head: ['pool', 'sale', 'fee', 'shares %', 'members', 'seats', 'fund', 'owed', 'beyond'],
    colAligns: ['left', 'left', 'right', 'left', 'right', 'right', 'right', 'right', 'right'],
    style: { head: [], border: [] },
    chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
  });
  for (const pool of pools) {
    const { joiningFee, referralShare, networkShare, operatorShare } = pool.terms;
    rows.push([
      pool.name,
      sale(pool, at),
      formatPrice(joiningFee),
      [referralShare, networkShare, operatorShare].map(percent).join(' / '),
      `${pool.members}`,
      `${pool.seats.length}`,
      formatMoney(pool.fund),
      formatMoney(pool.owed),
      formatMoney(pool.held - pool.owed),
    ]);
  }
  return rows.toString();
}

/** `ADMIN 0x… at registry, pool 1, …`: a line for each holder of a role, and for each offer. */
function* holderLines({ registry, pools }: DeploymentState): Generator<string> {
  const total = pools.length;
  const roles: [string, readonly { name: string; holder: string | null }[]][] = [
    ['ADMIN', [registry, ...pools].map(({ name, admin }) => ({ name, holder: admin }))],
    ['MODIFIER', pools.map(({ name, modifier }) => ({ name, holder: modifier }))],
    ['PRODUCT', pools.map(({ name, receivers }) => ({ name, holder: receivers.PRODUCT }))],
    ['ROYALITY', pools.map(({ name, receivers }) => ({ name, holder: receivers.ROYALITY }))],
  ];
  for (const [role, places] of roles) {
    const byHolder = Map.groupBy(places, ({ holder }) => holder ?? 'nobody');
    for (const [holder, names] of byHolder) {
      const where =
        names.length >= total ? `${names.length} contracts` : names.map(({ name }) => name).join(', ');
      yield `${role.padEnd(9)} ${holder} at ${where}`;
    }
  }
  for (const { name, offers } of pools) {
    for (const [role, to] of Object.entries(offers)) if (to) yield `${role} of ${name} is offered to ${to}`;
  }
}

function* clockLines(clocks: readonly Wait[], now: bigint): Generator<string> {
  yield clocks.length === 0 ? 'No clock runs.' : 'Clocks:';
  for (const { what, from, until } of clocks) {
    const ends = until === null ? '' : `, until ${moment(until)}`;
    yield `  ${what} ${from <= now ? `since ${moment(from)}` : `from ${moment(from)}`}${ends}`;
  }
}

function* driftLines({ notCompared: why, faults, laterChanges }: Drift): Generator<string> {
  if (why) {
    yield `Not compared with the configuration. ${why}`;
    return;
  }
  for (const words of laterChanges) yield `Changed since the launch: ${words}`;
  for (const words of faults) yield `FAULT, no role may change this: ${words}`;
  if (faults.length === 0) yield 'All that nobody may change is as it was deployed.';
}

export function statusCommand(counter: CliContext, config: OpenConfig): Command {
  return withTarget(new Command('status'))
    .description(
      'show roles, terms, clocks, pauses, funds and seats, and what differs from the configuration',
    )
    .action(async (flags: TargetFlags) => {
      const desk = await counter.open(flags);
      await requireDeployment(desk.client, desk.deployment);
      const situation = await readDeploymentState(desk.client, desk.deployment);
      const announced = await readAnnouncedPools(desk.client, desk.deployment);
      const clocks = runningClocks(situation, announced.pools);
      const drift = await readDrift(desk, config, flags);
      if (drift.faults.length > 0) counter.exitCode = 1;
      if (flags.json) return counter.print(asJson({ situation, announced, clocks, drift }));
      const { block, at, registry } = situation;
      counter.print(`block ${block}, ${moment(at)}`);
      counter.print(`registry ${registry.address}, ${registry.isSealed ? 'sealed' : 'NOT sealed'}`);
      counter.print(table(situation));
      counter.print(
        'fund: what the operator can take. beyond: coins that nobody is owed, which ADMIN can rescue.',
      );
      for (const line of holderLines(situation)) counter.print(line);
      for (const line of clockLines(clocks, at)) counter.print(line);
      if (announced.since !== null) {
        counter.print(`Announced pools were looked for back to ${moment(announced.since)} and no further.`);
      }
      for (const line of driftLines(drift)) counter.print(line);
    });
}
