import { levelAt, nextPosition, type Position, poolPaths } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { FeeName, type FeePerson } from '../../../patterns/fee-split-bar/FeeSplit.tsx';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';

export interface LostReasonProps {
  /** The missing level. */
  position: Position;
  /** Time of the loss, ISO 8601. */
  at: string;
  receiver: FeePerson;
  /** Levels that the member owns; `null` while unknown. */
  activated: readonly Position[] | null;
}

/** The reason of a lost income, its receiver, and the next level to buy. */
export function LostReason({ position, at, receiver, activated }: LostReasonProps) {
  const t = useMessage();
  const next = activated && nextPosition(activated);
  return (
    <>
      <Text as="p">
        <Sentence
          id={receiver.isOperator ? 'ledger.details.lost.operator' : 'ledger.details.lost'}
          values={{
            level: position,
            date: <Timestamp iso={at} detail="dateTime" />,
            receiver: <FeeName person={receiver} isLinked />,
          }}
        />
      </Text>
      {activated?.includes(position) ? (
        <Text as="p" size="small" tone="muted">
          {t('ledger.lost.bought', { level: position })}
        </Text>
      ) : (
        next && (
          <Text as="p" size="small" tone="muted">
            <span>{t('ledger.lost.next')}</span>{' '}
            <Link href={poolPaths[levelAt(next).kind]}>{t('level.title', { level: next })}</Link>
          </Text>
        )
      )}
    </>
  );
}
