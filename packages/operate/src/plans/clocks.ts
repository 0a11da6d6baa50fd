import { pauseCoolDown } from '@upline/domain';
import type { AnnouncedPool } from './announcedPools.ts';
import type { Administered, Announced, DeploymentState, PoolState } from './deploymentState.ts';
import type { Wait } from './plan.ts';

const window = (what: string, { readyAt, expiresAt }: Announced): Wait => ({
  what,
  from: readyAt,
  until: expiresAt,
});

function* ofContract({ name, handover }: Administered): Generator<Wait> {
  if (handover)
    yield { what: `${name}: ${handover.to} can become ADMIN`, from: handover.readyAt, until: null };
}

function* ofPool(pool: PoolState, now: bigint): Generator<Wait> {
  const { name, pendingTerms, pendingRetirement, pausedUntil } = pool;
  if (pendingTerms) yield window(`${name}: the announced terms can be applied`, pendingTerms);
  if (pendingRetirement) yield window(`${name}: purchases can be ended as announced`, pendingRetirement);
  if (now < pausedUntil) yield { what: `${name}: sells again`, from: pausedUntil, until: null };
  if (pausedUntil > 0n && now < pausedUntil + pauseCoolDown) {
    yield { what: `${name}: can be paused again`, from: pausedUntil + pauseCoolDown, until: null };
  }
  yield* ofContract(pool);
}

/** All running time limits of a deployment's contracts, earliest first. */
export function runningClocks(
  { registry, pools, at }: DeploymentState,
  announced: readonly AnnouncedPool[],
): Wait[] {
  const clocks = [
    ...announced.map(({ address, position, ...times }) =>
      window(`registry: ${address} can be listed at level ${position}`, times),
    ),
    ...ofContract(registry),
    ...pools.flatMap((pool) => [...ofPool(pool, at)]),
  ];
  return clocks.toSorted((a, b) => Number(a.from - b.from));
}
