import type { MockBackend } from '../mockBackend.ts';
import type { Answers } from './call.ts';

/** The server's state for operators. The mocked ledger always follows, however far it lags. */
export function deskOperateAnswers(backend: MockBackend): Pick<Answers, 'deskHealth'> {
  return {
    deskHealth: () => ({
      ledger: {
        state: 'following',
        block: `${backend.ledgerBlock()}`,
        finalized: `${backend.finalBlock()}`,
        isFailing: false,
        message: 'The ledger has read the whole chain.',
      },
      chain: { isReachable: true, head: `${backend.ledgerBlock()}`, message: 'The chain answers.' },
    }),
  };
}
