import { useDeskMessage } from '../../../../messages/useDeskMessage.ts';
import { useMessage } from '../../../../messages/useMessage.ts';
import { Callout } from '../../../../primitives/callout/Callout.tsx';
import { useLedgerHealth } from '../operateQuery.ts';
import type { Sending } from './useSending.ts';

/** Whether the server has read the block of an act. */
function SeenByLedger({ block }: { block: bigint }) {
  const d = useDeskMessage();
  const { data } = useLedgerHealth(2000);
  const isSeen = data !== undefined && BigInt(data.ledger.block) >= block;
  return <p>{d(isSeen ? 'desk.sent.byLedger' : 'desk.sent.ledgerWaits')}</p>;
}

/** How far an act has come, from the wallet to the ledger. It counts as done when the chain shows it. */
export function SendState({ state }: { state: Sending }) {
  const d = useDeskMessage();
  const t = useMessage();
  switch (state.at) {
    case 'wallet':
      return (
        <Callout tone="info" isLive title={d('desk.sent.wallet')}>
          {state.what}
          {state.steps > 1 && ` · ${d('desk.sent.step', { step: state.step, steps: state.steps })}`}
        </Callout>
      );
    case 'sent':
    case 'mined':
      return (
        <Callout tone="info" isLive title={d('desk.sent.waits')}>
          {d('desk.sent.believed')}
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="critical" isLive title={d('desk.sent.not')}>
          {typeof state.reason === 'string'
            ? d(state.reason === 'changed' ? 'desk.sent.changed' : 'desk.sent.unread')
            : t(state.reason.explanation ?? state.reason.notice)}
        </Callout>
      );
    case 'seen':
      return state.missing.length > 0 ? (
        <Callout tone="critical" isLive title={d('desk.sent.missing')}>
          <ul>
            {state.missing.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Callout>
      ) : (
        <Callout tone="positive" isLive title={d('desk.sent.seen', { block: Number(state.block) })}>
          <SeenByLedger block={state.block} />
        </Callout>
      );
  }
}
