import { type ActValues, actForm, type OperatorAct } from '@upline/domain';
import { Address, Badge, Button, Callout, Link, TextField, Timestamp } from '@upline/ui';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { waitingPath } from '../../shell/deskPaths.ts';
import * as styles from '../Operate.css.ts';
import type { ActDraft } from '../operatePort.tsx';
import { HolderKind } from '../overview/Holders.tsx';
import { useSavedActs } from '../waiting/waitingQuery.ts';
import { HandoverProof, handoverOf, useHandoverCheck } from './HandoverProof.tsx';
import { SafeHashes } from './SafeHashes.tsx';
import { SendState } from './SendState.tsx';
import { SendWays } from './SendWays.tsx';
import { useRecordAct } from './useRecordAct.ts';
import { useSending } from './useSending.ts';

export interface SendCardProps {
  act: OperatorAct;
  values: ActValues;
  draft: ActDraft;
  /** True if the test is too old. */
  isStale: boolean;
  /** True while a plan or test loads. */
  isTesting: boolean;
  /** True if the operator's reason for members has unsaved changes. */
  isReasonUnkept: boolean;
}

/** Confirmation text for an irreversible act: its target. */
function wordOf({ pool, at, contract }: ActValues): string {
  const place = pool ?? at;
  if (place === 'all') return 'all';
  if (place === 'registry' || (!place && !contract)) return 'registry';
  if (contract) return contract.slice(-4);
  return place?.startsWith('0x') ? place.slice(-4) : `level ${place}`;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** Obstacles to sending, the send methods, and the result. */
export function SendCard({ act, values, draft, isStale, isTesting, isReasonUnkept }: SendCardProps) {
  const d = useDeskMessage();
  const [typed, setTyped] = useState('');
  const [now] = useState(() => new Date());
  const handover = handoverOf(act, values, draft, now);
  const proof = useHandoverCheck(handover);
  const [lastWay, setLastWay] = useState<'wallet' | 'batch'>('wallet');
  const { state, isRunning, send, save } = useSending(draft);
  const { friction } = actForm(act);
  const { actor, holder, role, calls, test, refusals, fingerprint, signing } = draft;
  const { record: recordAct, recordAgain } = useRecordAct(act, values, draft);
  const { data: saved } = useSavedActs();
  const waiting = saved?.find((one) => one.fingerprint === fingerprint);
  const word = wordOf(values);
  const isThrough = refusals.length === 0 && test !== null && test.refused === null;
  const why = !isThrough
    ? d('desk.send.refused')
    : isStale || isTesting
      ? d('desk.send.testAgain')
      : friction === 'typed' && !isSame(typed, word)
        ? d('desk.send.type', { word })
        : friction === 'handover' && !proof.isDone
          ? d('desk.send.prove')
          : isReasonUnkept
            ? d('desk.send.keepReason')
            : null;
  function leave(way: 'wallet' | 'batch') {
    setLastWay(way);
    recordAct(way);
    void send(way);
  }

  return (
    <section className={styles.card} aria-label={d('desk.send')}>
      <div className={styles.head}>
        <h2 className={styles.figure}>{d('desk.send.title')}</h2>
        <Badge>
          <span>{`${role} · `}</span>
          {actor ? <HolderKind holder={holder ?? undefined} /> : <span>{d('desk.send.nobody')}</span>}
        </Badge>
      </div>
      <div className={styles.body}>
        {friction === 'typed' && (
          <TextField label={d('desk.send.forEver', { word })} value={typed} onChange={setTyped} />
        )}
        {friction === 'handover' && (
          <>
            <div className={styles.stack}>
              <span className={styles.quiet}>{d('desk.send.from')}</span>
              <code className={styles.digits}>{actor}</code>
              <span className={styles.quiet}>{d('desk.send.to')}</span>
              <code className={styles.digits}>{values.to}</code>
            </div>
            <HandoverProof handover={handover} proof={proof} />
          </>
        )}
        {why && <p className={styles.quiet}>{why}</p>}
        {state && (
          <SendState
            state={state}
            holder={holder}
            isTold={draft.told.length > 0}
            onAgain={why === null ? () => leave(lastWay) : null}
          />
        )}
        {recordAgain && (
          <Callout
            tone="critical"
            isLive
            action={<Button onPress={recordAgain}>{d('desk.ticket.tryAgain')}</Button>}
          >
            {d('desk.waiting.notNoted')}
          </Callout>
        )}
        {waiting && state === null && (
          <Callout tone="info" title={d('desk.waiting.saved')}>
            <span>{d('desk.waiting.by', { who: waiting.who.name || waiting.who.walletId })}</span>{' '}
            <Timestamp iso={waiting.at} detail="dateTime" size="small" />
            <p>
              <Link href={waitingPath}>{d('desk.waiting.list')}</Link>
            </p>
          </Callout>
        )}
        <SendWays
          draft={draft}
          why={why}
          isSending={isRunning || state?.at === 'seen'}
          onSend={leave}
          onSaved={() => {
            recordAct('file');
            save();
          }}
          onCopied={() => recordAct('copy')}
        />
        {signing && <SafeHashes signing={signing} />}
        {fingerprint && (
          <div className={styles.stack}>
            <span>
              <span>{d('desk.send.fingerprint')}</span> <code>{fingerprint}</code>
            </span>
            <span className={styles.quiet}>{d('desk.send.compare')}</span>
            {calls.map(({ what, to, data }) => (
              <div key={`${what}${to}`} className={styles.stack}>
                <span className={styles.inline}>
                  <span>{what}</span> <Address wallet={to} />
                </span>
                <code className={styles.digits}>{data}</code>
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
