import type { World } from '../world.ts';
import type { Answers } from './call.ts';

/** The server's state for operators. The mocked ledger always follows, however far it lags. */
export function deskOperateAnswers(world: World): Pick<Answers, 'deskHealth'> {
  return {
    deskHealth: () => ({
      ledger: {
        state: 'following',
        block: `${world.ledgerBlock()}`,
        finalized: `${world.finalBlock()}`,
        isFailing: false,
        message: 'The ledger has read the whole chain.',
      },
      chain: { isReachable: true, head: `${world.ledgerBlock()}`, message: 'The chain answers.' },
    }),
  };
}
