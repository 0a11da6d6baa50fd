import { paths, shortAddress } from '@upline/domain';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { useMessage } from '../../messages/useMessage.ts';
import type { Loadable } from '../../patterns/loadable.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { linePath } from '../ledger/read/linePath.ts';
import type { ShownLine } from '../ledger/read/shownLine.ts';
import { signedAmount } from '../ledger/table/ledgerGroups.ts';
import { ledgerIcons } from '../ledger/table/ledgerIcons.ts';
import {
  clock,
  line,
  lineAmount,
  lineLevel,
  lineWords,
  list,
  listHead,
  marks,
  note,
  opener,
  phoneOnly,
  wideOnly,
} from './DashboardScreen.css.ts';
import { PlaceSkeleton } from './PlaceSkeleton.tsx';
import { places } from './places.ts';
import { ViewAll } from './ViewAll.tsx';

export interface LatestLinesProps {
  /** Newest first; only the first few are shown. */
  lines: Loadable<readonly ShownLine[]>;
}

/** The latest ledger lines, with exact amounts. */
export function LatestLines({ lines }: LatestLinesProps) {
  const t = useMessage();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy={lines.status === 'loading'}>
      <PanelHead
        className={listHead}
        id={titleId}
        title={t('dashboard.latest')}
        actions={<ViewAll href={paths.ledger} of={t('dashboard.latest')} />}
      />
      <ul className={list}>
        {lines.status === 'loaded' &&
          lines.data.slice(0, places.length).map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own here, and no state.
            <LatestLine key={index} {...one} />
          ))}
        {lines.status === 'loading' &&
          places.map((place) => (
            <li key={place} aria-hidden>
              <PlaceSkeleton />
            </li>
          ))}
      </ul>
      {lines.status === 'failed' && (
        <Text as="p" tone="muted" className={note}>
          <Money units={null} />
        </Text>
      )}
    </section>
  );
}

function LatestLine(told: ShownLine) {
  const { kind, position, from, at, transaction, isProvisional } = told;
  const t = useMessage();
  const isLost = kind === 'lost';
  const tone = isLost ? 'critical' : 'default';
  return (
    <li className={line}>
      <span className={marks[isLost ? 'lost' : 'plain']}>
        <Icon icon={ledgerIcons[kind]} size="s" />
      </span>
      <Stack gap="xs" className={lineWords}>
        <Text size="bodyStrong" tone={tone}>
          <AriaLink href={linePath({ kind, position, at, transaction })} className={opener}>
            {t(`ledger.kind.${kind}`)}
          </AriaLink>{' '}
          <Text inline size="small" tone="muted" className={lineLevel}>
            {`· ${t('level.title', { level: position })}`}
          </Text>
        </Text>
        <Text size="small" tone="muted">
          {from ? from.name || shortAddress(from.wallet) : t('ledger.own')}
        </Text>
      </Stack>
      <Stack gap="xs" alignItems="flex-end" className={lineAmount}>
        <Text size="bodyStrong" tone={tone}>
          <Money units={signedAmount(told)} rule={isProvisional ? 'open' : undefined} />
        </Text>
        <Text size="small" tone="muted">
          {isProvisional && <Icon icon={Clock} size="s" className={clock} />}
          {isLost && <span>{`${t('ledger.group.lost')} · `}</span>}
          <Timestamp iso={at} size="small" detail="day" className={phoneOnly} />
          <Timestamp iso={at} size="small" detail="recent" className={wideOnly} />
        </Text>
      </Stack>
    </li>
  );
}
