import { type Deployment, enrolmentFault, isUpgraded, type Reader, trialSender } from '@upline/chain';
import { and, asc, eq, gt, isNotNull, isNull, notExists } from 'drizzle-orm';
import { wallets } from '../../ledger/chainFacts/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { notify } from '../../platform/notify/notify.ts';
import { enrolments } from './schema.ts';

export interface RegistryReader {
  client: Reader;
  deployment: Pick<Deployment, 'registry'>;
}

/** Signatures per run: a thousand are checked within half an hour. */
const atOnce = 50;

/**
 * Checks the stored signatures that were checked longest ago against the registry. A smart wallet,
 * or a key whose account runs code (EIP-7702), can revoke its signature: the member is notified
 * once, and the signature stays stored, since it may become valid again.
 * @throws viem's error if the node fails; no signature is changed then.
 */
export async function checkEnrolments(db: Db, { client, deployment }: RegistryReader): Promise<void> {
  const at = new Date();
  const bound = db
    .select({ wallet: wallets.wallet })
    .from(wallets)
    .where(eq(wallets.wallet, enrolments.wallet));
  const kept = await db
    .select()
    .from(enrolments)
    .where(and(gt(enrolments.deadline, BigInt(Math.floor(at.getTime() / 1000))), notExists(bound)))
    .orderBy(asc(enrolments.checkedAt))
    .limit(atOnce);
  if (kept.length === 0) return;
  const sender = await trialSender(client);
  const faults = await Promise.all(
    kept.map(({ wallet: member, sponsor, deadline, signature }) =>
      enrolmentFault(client, deployment.registry, { member, sponsor, deadline, signature }, sender),
    ),
  );
  for (const [index, { wallet, signature }] of kept.entries()) {
    const holds = faults[index] === null;
    const kind = !holds && (await isUpgraded(client, wallet)) ? 'placeUpgraded' : 'placeWithdrawn';
    await db.transaction(async (tx) => {
      // The member may have signed again since; the new signature was not checked.
      const isSame = and(eq(enrolments.wallet, wallet), eq(enrolments.signature, signature));
      await tx.update(enrolments).set({ checkedAt: at }).where(isSame);
      const changed = await tx
        .update(enrolments)
        .set({ lapsedAt: holds ? null : at })
        .where(and(isSame, holds ? isNotNull(enrolments.lapsedAt) : isNull(enrolments.lapsedAt)))
        .returning({ wallet: enrolments.wallet });
      if (!holds && changed.length > 0) await notify(tx, [{ wallet, facts: { kind }, at }]);
    });
  }
}
