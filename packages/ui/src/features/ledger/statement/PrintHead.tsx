import { useContext } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { filterText } from '../filter/filterText.ts';
import type { LedgerFilter } from '../read/ledgerFilter.ts';
import { onPaper } from './PrintHead.css.ts';

export interface PrintHeadProps {
  filter: LedgerFilter;
  /** The server's latest block. */
  block: bigint;
  /** Time of loading, ISO 8601. */
  at: string;
  /** Range of the printed lines and their total number; undefined if all are printed. */
  part?: { first: number; last: number; total: number } | undefined;
}

/** Header of a printed page: member, filter, time and source. */
export function PrintHead({ filter, block, at, part }: PrintHeadProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const wallet = useWalletId();
  const words = filterText(filter, t, locale);
  return (
    <div className={onPaper}>
      <DescriptionList
        items={[
          { term: t('profile.info.wallet'), details: <Text size="mono">{wallet}</Text> },
          {
            term: t('ledger.lines'),
            details: words.length > 0 ? words.join(', ') : t('ledger.filter.everything'),
          },
          // Days and times on this paper are the device’s.
          {
            term: t('ledger.onPaper.zone'),
            details: new Intl.DateTimeFormat().resolvedOptions().timeZone,
          },
          ...(part ? [{ term: t('ledger.onPaper'), details: t('ledger.onPaper.part', part) }] : []),
          {
            term: t('common.productName'),
            details: (
              <>
                <span>{`${window.location.origin}, ${t('ledger.upTo', { block: String(block) })},`}</span>{' '}
                <Timestamp iso={at} detail="exact" />
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
