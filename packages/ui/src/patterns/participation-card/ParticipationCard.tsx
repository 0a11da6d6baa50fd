import { levelAt } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { DescriptionList } from '../../primitives/description-list/DescriptionList.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { PoolBadge } from '../pool-badge/PoolBadge.tsx';
import type { Participation } from './participation.ts';

/** What one pool has brought a member and what passed him by there. Spec §2. */
export function ParticipationCard({ position, isActivated, lastUpdated, ...funds }: Participation) {
  const t = useMessage();
  const titleId = useId();
  const { kind } = levelAt(position);
  return (
    <Card as="article" accent={kind} aria-labelledby={titleId}>
      <Inline justifyContent="space-between" gap="xs">
        <PoolBadge kind={kind} />
        {!isActivated && <Badge>{t('participation.notActivated')}</Badge>}
      </Inline>
      <Heading level={3} id={titleId}>
        {t('participation.level', { level: position })}
      </Heading>
      <DescriptionList
        items={[
          { term: t('participation.productFund'), details: <Money units={funds.productFund} /> },
          { term: t('participation.referralFund'), details: <Money units={funds.referralFund} /> },
          kind === 'race'
            ? { term: t('participation.levelIncome'), details: <Money units={funds.levelIncome} /> }
            : { term: t('participation.globalIncome'), details: <Money units={funds.globalIncome} /> },
          {
            term: t('participation.lostIncome'),
            details: (
              <Text inline size="bodyStrong" tone="critical">
                <Money units={funds.lossIncome} />
              </Text>
            ),
          },
          { term: t('participation.updated'), details: <Timestamp iso={lastUpdated} /> },
        ]}
      />
    </Card>
  );
}
