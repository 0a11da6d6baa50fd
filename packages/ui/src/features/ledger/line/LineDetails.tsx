import { type Position, ticketAboutPath } from '@upline/domain';
import { LifeBuoy, SearchCheck } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { FeeName } from '../../../patterns/fee-split-bar/FeeSplit.tsx';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';
import type { ProofState, ShownLine } from '../read/shownLine.ts';
import * as styles from './LineDetails.css.ts';
import { LineProof } from './LineProof.tsx';
import { LineSplit } from './LineSplit.tsx';
import { LostReason } from './LostReason.tsx';

export interface LineDetailsProps {
  entry: ShownLine;
  /** Levels that the member owns; `null` while unknown. */
  activated: readonly Position[] | null;
  isOperator: (wallet: string) => boolean;
  explorer?: string | undefined;
  proof: ProofState;
  onVerify: () => void;
}

/** The details of a line: reason, transaction and actions. */
export function LineDetails({ entry, activated, isOperator, explorer, proof, onVerify }: LineDetailsProps) {
  const t = useMessage();
  const money = useMoney();
  const { kind, position, amount, from, transaction, block, at, isProvisional } = entry;
  const name = `${t(`ledger.kind.${kind}`)}, ${money.amount(amount)}`;
  const isAsked = proof.status !== 'idle';
  const verify = t(isAsked ? 'ledger.verify.again' : 'ledger.verify');
  return (
    <div className={styles.root}>
      <div className={styles.why}>
        <Text size="bodyStrong">{t('ledger.details', { kind })}</Text>
        {entry.kind === 'participation' && entry.split ? (
          <LineSplit position={position} split={entry.split} isOperator={isOperator} />
        ) : entry.kind === 'lost' ? (
          <LostReason
            position={position}
            at={at}
            receiver={{ ...entry.receiver, isOperator: isOperator(entry.receiver.wallet) }}
            activated={activated}
          />
        ) : (
          <Text as="p">
            <Sentence
              id={entry.kind === 'participation' ? 'ledger.details.unsplit' : `ledger.details.${entry.kind}`}
              values={{
                level: position,
                member: from ? (
                  <FeeName person={{ ...from, isOperator: isOperator(from.wallet) }} isLinked isStart />
                ) : (
                  ''
                ),
              }}
            />
          </Text>
        )}
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <Text as="dt" inline size="small" tone="muted">
            {t('ledger.details.transaction')}
          </Text>
          <Text as="dd" inline size="small" className={styles.value}>
            <TxLink hash={transaction} explorer={explorer} className={styles.onScreen} />
            <span className={styles.onPaper}>{transaction}</span>
          </Text>
        </div>
        <div className={styles.fact}>
          <Text as="dt" inline size="small" tone="muted">
            {t('ledger.details.block')}
          </Text>
          <Text as="dd" inline size="small">
            {t('ledger.details.block.state', {
              block: String(block),
              state: isProvisional ? 'open' : 'final',
            })}
          </Text>
        </div>
        <div className={`${styles.fact} ${styles.onScreen}`}>
          <Text as="dt" inline size="small" tone="muted">
            {t('ledger.details.proof')}
          </Text>
          <dd className={styles.value}>
            {!isAsked && (
              <Text inline size="small">
                {t('ledger.verify.idle')}
              </Text>
            )}
            <LineProof proof={proof} />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button
          size="s"
          icon={SearchCheck}
          className={styles.action}
          isBusy={proof.status === 'checking'}
          aria-label={`${verify}: ${name}`}
          onPress={onVerify}
        >
          {verify}
        </Button>
        <LinkButton
          size="s"
          icon={LifeBuoy}
          className={styles.action}
          href={ticketAboutPath(transaction)}
          aria-label={`${t('ledger.ask')}: ${name}`}
        >
          {t('ledger.ask')}
        </LinkButton>
      </div>
    </div>
  );
}
