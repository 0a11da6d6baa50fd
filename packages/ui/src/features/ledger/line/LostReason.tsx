import { levelAt, nextPosition, type Position, poolPaths } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { FeeName, type FeePerson } from '../../../patterns/fee-split-bar/FeeSplit.tsx';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';

export interface LostReasonProps {
  /** The level that would have caught it. */
  position: Position;
  /** When it was lost, ISO 8601. */
  at: string;
  /** Who received it instead. */
  receiver: FeePerson;
  /** The levels that the member has bought by now; `null` while that is not known. */
  activated: readonly Position[] | null;
}

/** Why an income was lost, to whom it went, and the level that can be bought next. */
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
            date: <Timestamp iso={at} />,
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
