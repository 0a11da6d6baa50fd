import type { World } from '../world.ts';
import type { Answers } from './call.ts';

/** What the server knows for those who run the pools: its ledger follows, however far it has been put off. */
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
