import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { notificationData, notificationText, reasonWaits } from '@upline/domain';
import type { Acts } from '../acts.ts';
import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { afterCursor } from './pageOf.ts';
import { personOf } from './personOf.ts';

/** A hash for the mocks; the server hashes other bytes. */
const hashOf = (...parts: readonly string[]) => bytesToHex(sha256(utf8ToBytes(parts.join())));

export function deskOperateAnswers(backend: MockBackend) {
  const { acts, audit } = backend;

  const callsReply = (calls: ReturnType<Acts['sent']>[number]['calls']) =>
    calls.map(({ contract, callHash }) => ({ contract: backend.display(contract), callHash }));

  function waitingReply({ id, act, reason, staff, at, calls }: ReturnType<Acts['waiting']>[number]) {
    const lapsesAt = new Date(at.getTime() + reasonWaits).toISOString();
    const who = personOf(backend, staff);
    return { id, act, reason, who, at: at.toISOString(), lapsesAt, calls: callsReply(calls) };
  }

  return {
    deskAnnouncements({ query }) {
      const { rows, ...place } = afterCursor(acts.told(), query, ({ block }) => [-Number(block)]);
      const told = rows.map(({ transaction, block, at, facts, members }) => ({
        transaction,
        block: `${block}`,
        at: at.toISOString(),
        facts: notificationData(facts),
        message: notificationText(facts),
        members,
      }));
      return { waiting: acts.waiting().map(waitingReply), told, ...place };
    },
    deskAnnounce({ body: { act, calls, reason } }, { caller }) {
      const { wallet: staff } = caller();
      const isOfThese = (one: { contract: string; callHash: string }) =>
        calls.some((own) => own.callHash === one.callHash && own.contract === one.contract.toLowerCase());
      if (acts.waiting().some((one) => one.staff !== staff && one.calls.some(isOfThese))) {
        audit.record({
          staff,
          act: 'refused',
          details: { call: 'deskAnnounce', announced: { act, reason } },
        });
        throw new MockApiError(409, 'server.othersReason');
      }
      const kept = acts.keep({ act, calls, reason, staff });
      audit.record({ staff, act: 'announceAct', details: { announced: { act, reason } } });
      return { waiting: kept && waitingReply(kept) };
    },
    deskRecordAct({ body: { act, way, actor, calls, values, nonce } }, { caller }) {
      const { wallet: staff } = caller();
      const named = calls.map(({ contract, data }) => ({
        contract,
        callHash: `0x${hashOf(contract, data)}`,
      }));
      acts.send({ act, way, calls: named, staff });
      const hash = hashOf(actor, ...named.map(({ callHash }) => callHash));
      const fingerprint = (hash.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
      if (way === 'file') acts.saveFile({ act, values, actor, nonce, fingerprint, calls, staff });
      audit.record({ staff, act: 'sendAct', details: { sent: { act, way, fingerprint, values } } });
      return null;
    },
    deskWaitingActs: () => ({
      acts: acts.files().map(({ staff, at, actor, calls, ...file }) => ({
        ...file,
        actor: backend.display(actor),
        who: personOf(backend, staff),
        at: at.toISOString(),
        calls: calls.map(({ contract, data }) => ({ contract: backend.display(contract), data })),
      })),
    }),
    deskGiveUpAct({ params: { actId } }, { caller }) {
      const { wallet: staff } = caller();
      const gone = acts.giveUp(actId);
      if (!gone) throw new MockApiError(404, 'server.notFound');
      const { act, fingerprint, values } = gone;
      audit.record({ staff, act: 'giveUpAct', details: { sent: { act, way: 'file', fingerprint, values } } });
      return null;
    },
    // The mocked ledger always follows, however far it lags.
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
    deskSentActs: () => ({
      acts: acts.sent().map(({ act, way, staff, at, calls }) => ({
        act,
        way,
        who: personOf(backend, staff),
        at: at.toISOString(),
        calls: callsReply(calls),
      })),
      since: null,
    }),
  } satisfies Answers;
}
