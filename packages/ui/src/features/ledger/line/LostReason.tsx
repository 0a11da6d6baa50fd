import { levelAt, memberPath, type Position, poolPaths, shortAddress } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { ShortText } from '../../../primitives/short-text/ShortText.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface LostReasonProps {
  /** Who received it instead. */
  receiver: string;
  /** The level that would have caught it. */
  missingPosition: Position;
  hasBoughtSince: boolean;
}

/** Why an income was lost, to whom it went, and the level that would have caught it. */
export function LostReason({ receiver, missingPosition: level, hasBoughtSince }: LostReasonProps) {
  const t = useMessage();
  return (
    <Text as="div" size="small">
      {t('ledger.lost.reason', { level })}{' '}
      <Link href={memberPath(receiver)}>
        <ShortText whole={receiver} short={shortAddress(receiver)} />
      </Link>
      {'. '}
      {hasBoughtSince ? (
        t('ledger.lost.bought', { level })
      ) : (
        <Link href={poolPaths[levelAt(level).kind]}>{t('ledger.lost.buy', { level })}</Link>
      )}
    </Text>
  );
}
