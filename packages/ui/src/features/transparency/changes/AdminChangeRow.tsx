import { useMessage } from '../../../messages/useMessage.ts';
import type { AdminChange } from '../../../ports/poolProofs.ts';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';
import { Sentence } from '../section/Sentence.tsx';
import { useFigures } from '../section/useFigures.ts';
import { call, row } from './AdminChangeRow.css.ts';
import { changeText } from './changeText.tsx';

export interface AdminChangeRowProps {
  change: AdminChange;
  /** Address of the chain's explorer without a slash at its end; absent on a chain that has none. */
  explorer?: string | undefined;
}

/** One act of a role: in words, and as the contract told it. */
export function AdminChangeRow({ change, explorer }: AdminChangeRowProps) {
  const t = useMessage();
  const figures = useFigures();
  const { position, event, details, transaction, at } = change;
  const told = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
  return (
    <li className={row}>
      <Text as="p" inline size="bodyStrong">
        <Sentence {...changeText(change, figures)} />
      </Text>
      <Inline gap="s">
        <Badge>
          {position === null ? t('transparency.registry') : t('level.title', { level: position })}
        </Badge>
        <Timestamp iso={at} detail="dateTime" size="small" tone="muted" />
        <TxLink hash={transaction} {...(explorer && { explorer })} />
      </Inline>
      <code className={call}>{`${event}(${told.join(', ')})`}</code>
    </li>
  );
}
