import { Button, Callout, useMessage } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import type { Holder } from '../operatePort.tsx';
import { useLedgerHealth } from '../operateQuery.ts';
import { type Sending, useStanding } from './useSending.ts';

/** Polygon block time, seconds. */
const blockTime = 2;

interface SeenProps {
  block: bigint;
  hash: string | null;
  /** True if the act was sent outside this page. */
  isFromElsewhere?: boolean;
  /** True if members are notified. */
  isTold: boolean;
  /** Sends the act again; `null` if sending is blocked. */
  onAgain: (() => void) | null;
}

/** An act found on chain, until the server has read its block or a reorg drops it. */
function Seen({ block, hash, isFromElsewhere = false, isTold, onAgain }: SeenProps) {
  const d = useDeskMessage();
  const { data: health } = useLedgerHealth(2000);
  const isRead = health !== undefined && BigInt(health.ledger.block) >= block;
  const { data: standing } = useStanding(hash, isRead);
  if (standing?.at === 'dropped') {
    // This page cannot resend for external signers.
    const action = isFromElsewhere ? null : (
      <Button isDisabled={onAgain === null} onPress={() => onAgain?.()}>
        {d('desk.sent.again')}
      </Button>
    );
    return (
      <Callout tone="critical" isLive title={d('desk.sent.dropped')} action={action}>
        {d('desk.sent.notAnnounced')}
      </Callout>
    );
  }
  if (standing?.at === 'waits') {
    return (
      <Callout tone="info" isLive title={d('desk.sent.waitsAgain')}>
        {d('desk.sent.believed')}
      </Callout>
    );
  }
  const shown = standing?.block ?? block;
  const toFinal = health === undefined ? 0n : shown - BigInt(health.ledger.finalized);
  return (
    <Callout tone="positive" isLive title={d('desk.sent.seen', { block: Number(shown) })}>
      <p>{d(isRead ? 'desk.sent.byLedger' : 'desk.sent.ledgerWaits')}</p>
      {isRead && isTold && (
        <p>
          {toFinal > 0n
            ? d('desk.sent.finalIn', { minutes: Math.ceil((Number(toFinal) * blockTime) / 60) })
            : d('desk.sent.announced')}
        </p>
      )}
    </Callout>
  );
}

export interface SendStateProps {
  state: Sending;
  /** Holder of the role. @default null */
  holder?: Holder | null;
  /** True if members are notified of the act. @default false */
  isTold?: boolean;
  /** Sends the act again after a reorg dropped it; `null` if sending is blocked. @default null */
  onAgain?: (() => void) | null;
}

/** Progress of an act from wallet to ledger. It counts as done once the chain shows its effect. */
export function SendState({ state, holder = null, isTold = false, onAgain = null }: SendStateProps) {
  const d = useDeskMessage();
  const t = useMessage();
  switch (state.at) {
    case 'wallet':
      return (
        <Callout tone="info" isLive title={d('desk.sent.wallet')}>
          <span>{state.what}</span>
          {state.steps > 1 && (
            <span>{` · ${d('desk.sent.step', { step: state.step, steps: state.steps })}`}</span>
          )}
        </Callout>
      );
    case 'saved':
      return (
        <Callout tone="info" isLive title={d('desk.sent.saved')}>
          {holder?.kind === 'safe'
            ? d('desk.sent.signers', { threshold: holder.threshold, owners: holder.owners.length })
            : d('desk.sent.elsewhere')}
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
        <Seen {...state} isTold={isTold} onAgain={onAgain} />
      );
  }
}
