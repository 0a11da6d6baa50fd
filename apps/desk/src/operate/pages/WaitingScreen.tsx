import {
  Address,
  AlertDialog,
  Badge,
  Button,
  Callout,
  EmptyState,
  LinkButton,
  LoadFailure,
  Skeleton,
  Text,
  Timestamp,
  TxLink,
} from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { Signature } from 'lucide-react';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { useAtDesk } from '../../shell/deskContext.ts';
import { waitingPath } from '../../shell/deskPaths.ts';
import { SafeHashes } from '../acts/SafeHashes.tsx';
import * as styles from '../Operate.css.ts';
import type { Holder, PoolsAtWork } from '../operatePort.tsx';
import { HolderKind } from '../overview/Holders.tsx';
import { ReadFromChain } from '../ReadFromChain.tsx';
import { actValuesPath, actValuesText } from '../waiting/actValues.ts';
import type { Execution } from '../waiting/executedActs.ts';
import { useFollowedActs, useGiveUp, useInspected, type WaitingAct } from '../waiting/waitingQuery.ts';

/** Act and values, who saved it and when, and its fingerprint. */
function Saved({ saved }: { saved: WaitingAct }) {
  const d = useDeskMessage();
  const values = actValuesText(d, saved.values);
  return (
    <span className={styles.stack}>
      <strong>{d(`desk.act.${saved.act}`)}</strong>
      {values && <span>{values}</span>}
      <span className={styles.quiet}>
        <span>{d('desk.waiting.by', { who: saved.who.name || saved.who.walletId })}</span>{' '}
        <Timestamp iso={saved.at} detail="dateTime" size="small" />
      </span>
    </span>
  );
}

/** The calls by their bytes, and the hashes that the Safe signs. */
function Inspected({ saved }: { saved: WaitingAct }) {
  const d = useDeskMessage();
  const { data, error, refetch } = useInspected(saved);
  const signing = data?.signing;
  const isPast = signing && 'nonce' in signing && `${signing.nonce}` !== saved.nonce;
  return (
    <div className={styles.stack}>
      <ul className={styles.stack} aria-label={d('desk.waiting.calls')}>
        {saved.calls.map(({ contract, data: bytes }, place) => (
          <li key={`${contract}${bytes}`} className={styles.stack}>
            <span className={styles.inline}>
              <span>{data?.what[place] ?? (data ? d('desk.waiting.unknown') : d('desk.chain.reading'))}</span>
              <Address wallet={contract} />
            </span>
            <code className={styles.digits}>{bytes}</code>
          </li>
        ))}
      </ul>
      {data?.what.includes(null) && <Callout tone="critical">{d('desk.waiting.doNotSign')}</Callout>}
      <span>
        <span>{d('desk.send.fingerprint')}</span> <code>{saved.fingerprint}</code>
      </span>
      {isPast && (
        <Callout tone="caution">
          {d('desk.waiting.nonceUsed', { saved: saved.nonce ?? '', next: `${signing.nonce}` })}
        </Callout>
      )}
      {signing && <SafeHashes signing={signing} />}
      {!data && error && (
        <Callout
          tone="critical"
          isLive
          action={<Button onPress={() => void refetch()}>{d('desk.ticket.tryAgain')}</Button>}
        >
          {d('desk.waiting.unread')}
        </Callout>
      )}
      {!data && !error && <Skeleton block="card" />}
    </div>
  );
}

/** Asks before an act leaves the list. */
function GiveUp({ saved }: { saved: WaitingAct }) {
  const d = useDeskMessage();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, isError, reset } = useGiveUp();
  const act = d(`desk.act.${saved.act}`);
  return (
    <>
      <Button
        size="s"
        aria-label={d('desk.waiting.giveUpOf', { act })}
        onPress={() => {
          reset();
          setAsked(true);
        }}
      >
        {d('desk.waiting.giveUp')}
      </Button>
      <AlertDialog
        title={d('desk.waiting.giveUp.title', { act })}
        confirmLabel={d('desk.waiting.giveUp')}
        isOpen={isAsked}
        isBusy={isPending}
        busyLabel={d('desk.waiting.givingUp')}
        onOpenChange={setAsked}
        onConfirm={() => mutate(saved.id, { onSuccess: () => setAsked(false) })}
      >
        <Text as="p">{d('desk.waiting.giveUp.text')}</Text>
        {isError && (
          <Text as="p" tone="critical" role="alert">
            {d('desk.waiting.notGivenUp')}
          </Text>
        )}
      </AlertDialog>
    </>
  );
}

function Waiting({ saved, holder }: { saved: WaitingAct; holder: Holder | undefined }) {
  const d = useDeskMessage();
  const { me } = useAtDesk();
  const isOperator = me.roles.includes('operator');
  return (
    <li className={styles.row}>
      <Saved saved={saved} />
      {isOperator && (
        <span className={styles.inline}>
          <LinkButton size="s" href={actValuesPath(saved.act, saved.values)}>
            {d('desk.waiting.open')}
          </LinkButton>
          <GiveUp saved={saved} />
        </span>
      )}
      <div className={styles.whole}>
        <span className={styles.inline}>
          <span className={styles.quiet}>{d('desk.waiting.sender')}</span>
          <Address wallet={saved.actor} />
          {holder && (
            <Badge>
              <HolderKind holder={holder} />
            </Badge>
          )}
        </span>
        <Inspected saved={saved} />
      </div>
    </li>
  );
}

function Executed({ saved }: { saved: WaitingAct & { execution: Execution } }) {
  const d = useDeskMessage();
  const { explorer } = usePorts().balances;
  const { block, transaction } = saved.execution;
  return (
    <li className={styles.row}>
      <Saved saved={saved} />
      <span className={styles.inline}>
        <Badge tone="positive">{d('desk.waiting.executed', { block: Number(block) })}</Badge>
        <TxLink hash={transaction} {...(explorer && { explorer })} />
      </span>
    </li>
  );
}

function Lists({ holders }: Pick<PoolsAtWork, 'holders'>) {
  const d = useDeskMessage();
  const { waiting, executed, isFailed, isUnread, retry } = useFollowedActs();
  if (isFailed) return <LoadFailure emptyText={d('desk.waiting.failed')} onRetry={retry} />;
  if (!waiting) {
    return (
      <div role="status" aria-label={d('desk.waiting.loading')}>
        <Skeleton block="card" />
      </div>
    );
  }
  return (
    <>
      {isUnread && (
        <Callout tone="caution" isLive action={<Button onPress={retry}>{d('desk.ticket.tryAgain')}</Button>}>
          {d('desk.waiting.notCompared')}
        </Callout>
      )}
      <section className={styles.card} aria-label={d('desk.waiting')}>
        {waiting.length === 0 ? (
          <EmptyState icon={Signature} title={d('desk.waiting.none')}>
            {d('desk.waiting.none.hint')}
          </EmptyState>
        ) : (
          <ul className={styles.rows}>
            {waiting.map((one) => (
              <Waiting key={one.id} saved={one} holder={holders[one.actor]} />
            ))}
          </ul>
        )}
      </section>
      {executed.length > 0 && (
        <section className={styles.card} aria-label={d('desk.waiting.done')}>
          <div className={styles.head}>
            <h2 className={styles.figure}>{d('desk.waiting.done')}</h2>
          </div>
          <ul className={styles.rows}>
            {executed.map((one) => (
              <Executed key={one.id} saved={one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Acts saved as a file: those that wait for signers, and those that the chain shows. */
export function WaitingScreen() {
  const d = useDeskMessage();
  return (
    <ReadFromChain path={waitingPath} title={d('desk.waiting')}>
      {({ holders }) => <Lists holders={holders} />}
    </ReadFromChain>
  );
}
