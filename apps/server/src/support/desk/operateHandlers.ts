import { checkpoints } from '../../ledger/chainFacts/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { LedgerView } from '../../platform/operations/ledgerView.ts';

/** What the server knows for those who run the pools; the rest they read from the chain themselves. */
export function operateHandlers({
  db,
  ledger,
}: {
  db: Db;
  ledger: LedgerView;
}): Pick<Handlers, 'deskHealth'> {
  return {
    async deskHealth() {
      const { chain, state, message, isFailing } = ledger.health();
      const [at] = await db.select({ finalized: checkpoints.finalized }).from(checkpoints);
      return {
        ledger: {
          state,
          block: `${ledger.reached()}`,
          finalized: `${at?.finalized ?? 0n}`,
          isFailing,
          message,
        },
        // Which node it asks stays inside.
        chain: {
          isReachable: chain.reachable,
          head: chain.head === null ? null : `${chain.head}`,
          message: chain.message,
        },
      };
    },
  };
}
