import { type LedgerKind, ledgerKinds } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { name, root, sum } from './LedgerSums.css.ts';
import { ledgerIcons } from './line/ledgerIcons.ts';

export interface LedgerSumsProps {
  /** Units of 10⁻⁶ by kind, of all lines that the filter lets through; `null` until they are there. */
  sums: Readonly<Record<LedgerKind, bigint>> | null;
  /** The kinds that the filter lets through; none means all. A sum of what is kept back would not be nothing. */
  kinds: readonly LedgerKind[];
}

/** What the lines of each kind come to. */
export function LedgerSums({ sums, kinds }: LedgerSumsProps) {
  const t = useMessage();
  const titleId = useId();
  const shown = kinds.length > 0 ? kinds : ledgerKinds;
  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={sums === null}>
      <Heading level={2} size="title3" id={titleId}>
        {t('ledger.sums')}
      </Heading>
      <dl className={root}>
        {shown.map((kind) => {
          const isWarning = kind === 'lost' && sums !== null && sums.lost > 0n;
          return (
            <div key={kind} className={sum}>
              <dt className={name}>
                <Text inline tone={isWarning ? 'critical' : 'subtle'}>
                  <Icon icon={ledgerIcons[kind]} size="s" />
                </Text>
                <Text inline size="small" tone="muted">
                  {t(`ledger.kind.${kind}`)}
                </Text>
              </dt>
              <Text as="dd" size="amount" tone={isWarning ? 'critical' : 'default'}>
                {sums === null ? <Skeleton text="amount" width="short" /> : <Money units={sums[kind]} />}
              </Text>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
