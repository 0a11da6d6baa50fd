import { shortAddress } from '@upline/domain';
import {
  Button,
  Callout,
  Card,
  CopyButton,
  EmptyState,
  Heading,
  Stack,
  Text,
  useMessage,
  useWalletActions,
  WalletChoice,
} from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { card, page } from '../../shell/DeskAccess.css.ts';
import * as styles from '../Operate.css.ts';
import { type Handover, handoverIn, handoverMessage, proofText } from './handoverProof.ts';

/** Connects the new holder's wallet and signs the message with it. */
function Signing({ handover }: { handover: Handover }) {
  const d = useDeskMessage();
  const t = useMessage();
  const { wallet } = usePorts();
  const { address } = useReadable(wallet.state);
  const actions = useWalletActions();
  const [proof, setProof] = useState('');
  const [isFailed, setFailed] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const isTheirs = address !== null && address.toLowerCase() === handover.to.toLowerCase();
  async function sign() {
    setFailed(false);
    setSigning(true);
    try {
      setProof(proofText(handover.date, await wallet.sign(handoverMessage(handover))));
    } catch {
      setFailed(true);
    }
    setSigning(false);
  }
  return (
    <Stack gap="m">
      <Text as="p">{d('desk.prove.text')}</Text>
      <pre className={styles.digits}>{handoverMessage(handover)}</pre>
      <CopyButton text={handoverMessage(handover)} label={d('desk.proof.copyMessage')} />
      <Text as="p" tone="muted" size="small">
        {d('desk.prove.safe')}
      </Text>
      {address !== null && !isTheirs && (
        <Callout tone="critical" isLive>
          {d('desk.prove.other', { wallet: shortAddress(address), to: shortAddress(handover.to) })}
        </Callout>
      )}
      {isFailed && (
        <Callout tone="critical" isLive>
          {d('desk.prove.failed')}
        </Callout>
      )}
      {isTheirs ? (
        <Button
          tone="primary"
          isWide
          isBusy={isSigning}
          busyLabel={d('desk.prove.signing')}
          onPress={() => void sign()}
        >
          {d('desk.prove.sign')}
        </Button>
      ) : (
        <Button tone="primary" isWide onPress={() => void actions.connect()}>
          {t('wallet.connect')}
        </Button>
      )}
      <WalletChoice {...actions} />
      {proof && (
        <section className={styles.stack} aria-label={d('desk.prove.proof')}>
          <Callout tone="positive" isLive>
            {d('desk.prove.done')}
          </Callout>
          <code className={styles.digits}>{proof}</code>
          <CopyButton text={proof} label={d('desk.prove.copy')} />
        </section>
      )}
    </Stack>
  );
}

/**
 * The page on which the new holder of a role proves that its wallet can sign, from the operator's
 * link. It needs no sign-in and shows nothing of the desk.
 */
export function ProvePage({ query }: { query: URLSearchParams }) {
  const d = useDeskMessage();
  const handover = handoverIn(query);
  return (
    <main className={page} id="content" tabIndex={-1}>
      <Card className={card} gap="m">
        <Heading level={1} size="title2">
          {d('desk.prove')}
        </Heading>
        {handover ? <Signing handover={handover} /> : <EmptyState title={d('desk.prove.noLink')} />}
      </Card>
    </main>
  );
}
