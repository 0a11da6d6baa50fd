import type { LedgerView } from '../../ledger/follower/ledgerView.ts';
import type { Handlers } from '../../platform/http/handlers.ts';

/** What the server knows for those who run the pools; the rest they read from the chain themselves. */
export function operateHandlers({ ledger }: { ledger: LedgerView }): Pick<Handlers, 'deskHealth'> {
  return {
    async deskHealth() {
      const { chain, state, message, isFailing } = ledger.health();
      return {
        ledger: { state, block: `${ledger.reached()}`, isFailing, message },
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
