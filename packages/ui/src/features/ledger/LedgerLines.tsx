import { useContext, useId } from 'react';
import { MessagesContext } from '../../messages/messagesContext.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Pagination } from '../../primitives/pagination/Pagination.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useWalletId } from '../../queries/useWalletId.ts';
import { useActivated } from '../pools/levels/activatedQuery.ts';
import { filterWords } from './filterWords.ts';
import { LedgerLineItem } from './LedgerLineItem.tsx';
import { breakable, onScreen } from './LedgerScreen.css.ts';
import { isNarrowed, type LedgerFilter } from './ledgerFilter.ts';
import type { LedgerPage } from './ledgerQuery.ts';
import { LedgerLineSkeleton } from './line/LedgerLineSkeleton.tsx';

export interface LedgerLinesProps {
  filter: LedgerFilter;
  page: number;
  /** `null` until it is there. */
  ledger: LedgerPage | null;
  /** The lines in sight are those of an earlier question. */
  isBusy: boolean;
  onTurn: (page: number) => void;
  onClear: () => void;
}

/** The lines of one page, newest first, and how many there are in all. */
export function LedgerLines({ filter, page, ledger, isBusy, onTurn, onClear }: LedgerLinesProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const titleId = useId();
  const { data: activated = [] } = useActivated(useWalletId());
  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={isBusy} className={breakable}>
      <Heading level={2} size="title3" id={titleId}>
        {t('ledger.lines')}
      </Heading>
      <Inline justifyContent="space-between" gap="xs">
        <Inline gap="xs">
          <Text size="small" tone="muted" role="status">
            {ledger
              ? t('ledger.showing', { count: ledger.rows.length, total: ledger.total })
              : t('ledger.loading')}
          </Text>
          {filterWords(filter, t, locale).map((word) => (
            <Badge key={word}>{word}</Badge>
          ))}
        </Inline>
        {ledger && (
          <Text size="small" tone="subtle">
            {t('ledger.upTo', { block: String(ledger.block) })}
          </Text>
        )}
      </Inline>
      {ledger === null && (
        <div>
          <LedgerLineSkeleton />
          <LedgerLineSkeleton />
          <LedgerLineSkeleton />
        </div>
      )}
      {ledger?.total === 0 &&
        (isNarrowed(filter) ? (
          <EmptyState
            title={t('ledger.emptyFiltered')}
            action={<Button onPress={onClear}>{t('ledger.filter.clear')}</Button>}
          />
        ) : (
          <EmptyState title={t('ledger.empty')}>{t('ledger.empty.hint')}</EmptyState>
        ))}
      {ledger && ledger.rows.length > 0 && (
        <ul aria-labelledby={titleId}>
          {ledger.rows.map((row) => (
            <LedgerLineItem key={row.line.id} {...row} activated={activated} />
          ))}
        </ul>
      )}
      {ledger && <Pagination className={onScreen} page={page} pageCount={ledger.pages} onChange={onTurn} />}
    </Card>
  );
}
