import { checkpoints } from '../../ledger/chainFacts/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { LedgerView } from '../../platform/operations/ledgerView.ts';

/** The ledger's health for operators; they read the rest from the chain. */
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
        // The node's name is not public.
        chain: {
          isReachable: chain.reachable,
          head: chain.head === null ? null : `${chain.head}`,
          message: chain.message,
        },
      };
    },
  };
}
