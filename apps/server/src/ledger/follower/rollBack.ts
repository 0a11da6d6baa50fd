import { gt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { takeTime } from '../../platform/db/takeTime.ts';
import { publishAll } from '../../platform/live/publish.ts';
import { withdrawNotifications } from '../../platform/notify/readBefore.ts';
import {
  appliedTerms,
  blocks,
  entries,
  fundClaims,
  operatorActs,
  pauses,
  pools,
  wallets,
} from '../chainFacts/schema.ts';
import { type Checkpoint, moveCheckpoint } from './checkpoint.ts';
import type { LedgerPorts } from './ports.ts';

/** `offset 0` keeps the planner, without statistics, from reading the seats of all blocks. */
function placesAbove(fork: bigint): SQL {
  return sql`
    select s.* from pool p
    cross join lateral (select s.ctid, s.* from place s where s.pool = p.pool and s.block > ${fork} offset 0) s`;
}

/**
 * Deletes notifications of facts above the fork. Each belongs to the wallet of an entry, not before
 * the entry's time.
 */
async function withdrawMemberNotifications(tx: Tx, fork: bigint): Promise<void> {
  const which = sql`
    ctid = any(array(
      select n.ctid from (
        select e.wallet, date_trunc('second', min(e.at)) as at from entry e
        where e.block > ${fork} group by e.wallet
      ) gone
      cross join lateral (
        select n.ctid from notification n
        where n.wallet = gone.wallet and n.at >= gone.at and n.block > ${fork} offset 0
      ) n))`;
  await withdrawNotifications(tx, which);
}

/**
 * Deletes notifications to all members of acts above the fork; without such acts, it reads no
 * member.
 */
async function withdrawPublicNotifications(tx: Tx, fork: bigint): Promise<void> {
  const which = sql`
    ctid = any(array(
      select n.ctid from (
        select date_trunc('second', min(a.at)) as at from operator_act a where a.block > ${fork} having count(*) > 0
      ) gone
      cross join member m
      cross join lateral (
        select n.ctid from notification n
        where n.wallet = m.wallet and n.at >= gone.at and n.block > ${fork} offset 0
      ) n))`;
  await withdrawNotifications(tx, which);
}

async function reverseTotals(tx: Tx, fork: bigint): Promise<void> {
  await tx.execute(sql`
    update total t
    set referral = t.referral - gone.referral, level = t.level - gone.level,
      lost = t.lost - gone.lost, claimed = t.claimed - gone.claimed,
      last_at = (
        select e.at from entry e
        where e.wallet = t.wallet and e.pool = t.pool and e.block <= ${fork} and e.kind <> 'participation'
        order by e.block desc limit 1
      )
    from (
      select e.wallet, e.pool,
        coalesce(sum(e.amount) filter (where e.kind = 'referral'), 0) as referral,
        coalesce(sum(e.amount) filter (where e.kind = 'level'), 0) as level,
        coalesce(sum(e.amount) filter (where e.kind = 'lost'), 0) as lost,
        coalesce(sum(e.amount) filter (where e.kind = 'claim'), 0) as claimed
      from entry e where e.block > ${fork} group by e.wallet, e.pool
    ) gone
    where t.wallet = gone.wallet and t.pool = gone.pool`);
}

/** Subtracts the facts above the fork from the pools' sums. */
async function reversePools(tx: Tx, fork: bigint): Promise<void> {
  await tx.execute(sql`
    update pool p
    set paid_in = p.paid_in - gone.fee, fund_earned = p.fund_earned - gone.fund, debts = p.debts - gone.acc
    from (
      select s.pool, sum(s.fee) as fee, sum(s.fund) as fund, sum(s.acc) as acc
      from (${placesAbove(fork)}) s group by s.pool
    ) gone
    where p.pool = gone.pool`);
  await tx.execute(sql`
    update pool p
    set credited = p.credited - gone.credited, claimed = p.claimed - gone.claimed
    from (
      select e.pool, coalesce(sum(e.amount) filter (where e.kind in ('referral', 'level')), 0) as credited,
        coalesce(sum(e.amount) filter (where e.kind = 'claim'), 0) as claimed
      from entry e where e.block > ${fork} group by e.pool
    ) gone
    where p.pool = gone.pool`);
  await tx.execute(sql`
    update pool p set fund_claimed = p.fund_claimed - gone.amount
    from (select c.pool, sum(c.amount) as amount from fund_claim c where c.block > ${fork} group by c.pool) gone
    where p.pool = gone.pool`);
}

/** Resets each pool's state to its newest remaining facts. */
async function restorePools(tx: Tx, fork: bigint): Promise<void> {
  await tx.delete(pools).where(gt(pools.addedBlock, fork));
  await tx.update(pools).set({ startedBlock: null }).where(gt(pools.startedBlock, fork));
  await tx.update(pools).set({ retiredBlock: null }).where(gt(pools.retiredBlock, fork));
  await tx.execute(sql`
    update pool p
    set places = coalesce(newest.index, 0), acc = coalesce(newest.acc, 0),
      carry = coalesce(newest.carry, 0), payouts = coalesce(newest.payouts, 0), last_at = newest.at,
      paused_until = latest.until
    from pool q
    left join lateral (
      select s.index, s.acc, s.carry, s.payouts, s.at from place s
      where s.pool = q.pool order by s.index desc limit 1
    ) newest on true
    left join lateral (
      select h.until from pause h where h.pool = q.pool order by h.block desc, h.log_index desc limit 1
    ) latest on true
    where q.pool = p.pool`);
}

/**
 * Removes every fact above a block with its notifications, in one transaction. Members' own texts
 * remain.
 * @param to The new checkpoint: a stored block that is still on the chain.
 * @throws StaleLockError if another process moved the ledger in the meantime.
 */
export async function rollBack(
  db: Db,
  from: Checkpoint,
  to: Checkpoint,
  ports: Pick<LedgerPorts, 'releaseMembers'>,
): Promise<void> {
  const fork = to.number;
  await db.transaction(async (tx) => {
    await takeTime(tx);
    await moveCheckpoint(tx, from, to);
    await reverseTotals(tx, fork);
    await reversePools(tx, fork);
    await withdrawMemberNotifications(tx, fork);
    await withdrawPublicNotifications(tx, fork);
    await tx.delete(entries).where(gt(entries.block, fork));
    await tx.execute(sql`
      delete from place where ctid = any(array(select s.ctid from (${placesAbove(fork)}) s))`);
    await tx.delete(fundClaims).where(gt(fundClaims.block, fork));
    await tx.delete(pauses).where(gt(pauses.block, fork));
    await tx.delete(operatorActs).where(gt(operatorActs.block, fork));
    await tx.delete(appliedTerms).where(gt(appliedTerms.block, fork));
    await restorePools(tx, fork);
    await ports.releaseMembers(tx, fork);
    await tx.delete(wallets).where(gt(wallets.block, fork));
    await tx.delete(blocks).where(gt(blocks.number, fork));
    // The next stretch may be empty, so pages must reload now to drop the removed facts.
    await publishAll(tx, [{ topic: 'ledger' }, { topic: 'notifications' }]);
  });
}
