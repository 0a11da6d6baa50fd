import type { ReplyData } from '../../contract.ts';
import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { personOf } from './personOf.ts';

const historyAtOnce = 20;

export function deskPromiseAnswers(backend: MockBackend) {
  const { promises, audit } = backend;

  function hoursReply() {
    const history = promises
      .versions()
      .slice(0, historyAtOnce)
      .map(({ version, setBy, at, hours }) => ({
        hours,
        named: { version, setBy: personOf(backend, setBy), setAt: at.toISOString() },
      }));
    const [newest] = history;
    const current = newest ? { ...newest.hours, ...newest.named } : null;
    return structuredClone({ current, history: history.map(({ named }) => named) }) as ReplyData<'deskHours'>;
  }

  return {
    deskHours: hoursReply,
    deskSetHours({ body: { version, ...hours } }, { caller }) {
      const { wallet } = caller();
      if ((promises.versions()[0]?.version ?? 0) !== version)
        throw new MockApiError(409, 'server.hoursChanged');
      promises.set(hours, wallet);
      audit.record({ staff: wallet, act: 'hours', details: { hours: version + 1 } });
      backend.live.announce({ wallet: 'staff', topic: 'ticket:hours' });
      return hoursReply();
    },
  } satisfies Answers;
}
