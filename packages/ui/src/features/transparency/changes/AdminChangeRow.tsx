import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import type { AdminChange } from '../../../ports/poolProofs.ts';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Disclosure } from '../../../primitives/disclosure/Disclosure.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';
import { levelRanges } from '../section/levelRanges.ts';
import { useFigures } from '../section/useFigures.ts';
import { call, row } from './AdminChangeRow.css.ts';
import { changeText } from './changeText.tsx';

export interface AdminChangeRowProps {
  /** One action, or the same action on several contracts. */
  changes: readonly AdminChange[];
  /** Base URL of the block explorer without a trailing slash; undefined on chains without one. */
  explorer?: string | undefined;
  /** Additional content. */
  mark?: ReactNode;
}

/** An action of a role holder, as a sentence and as emitted by the contract. */
export function AdminChangeRow({ changes, explorer, mark }: AdminChangeRowProps) {
  const t = useMessage();
  const figures = useFigures();
  const [change] = changes;
  if (!change) return null;
  const { event, details, at } = change;
  const told = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
  const levels = changes.flatMap(({ position }) => position ?? []);
  const transactions = [...new Set(changes.map(({ transaction }) => transaction))];
  return (
    <li className={row}>
      <Text as="p" inline size="bodyStrong">
        <Sentence {...changeText(change, figures)} />
      </Text>
      <Inline gap="s">
        {changes.length > levels.length && <Badge>{t('transparency.registry')}</Badge>}
        {levels.length > 0 && (
          <Badge>
            {t('transparency.roles.levels', { count: levels.length, levels: levelRanges(levels) })}
          </Badge>
        )}
        <Timestamp iso={at} detail="dateTime" size="small" tone="muted" />
        {mark}
        {transactions.length === 1 && <TxLink hash={change.transaction} explorer={explorer} />}
        <code className={call} dir="ltr">{`${event}(${told.join(', ')})`}</code>
      </Inline>
      {transactions.length > 1 && (
        <Disclosure title={t('transparency.changes.transactions', { count: transactions.length })}>
          <Stack as="ul" gap="xs">
            {transactions.map((hash) => (
              <li key={hash}>
                <TxLink hash={hash} explorer={explorer} />
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </li>
  );
}
