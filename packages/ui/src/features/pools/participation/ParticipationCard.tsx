import { type LedgerKind, levelAt } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LedgerFigure } from '../../../patterns/ledger-figure/LedgerFigure.tsx';
import { PoolBadge } from '../../../patterns/pool-badge/PoolBadge.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Heading } from '../../../primitives/heading/Heading.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import type { Participation } from './participation.ts';

export interface ParticipationCardProps extends Participation {
  /** Where everybody in this pool is listed. */
  href?: string;
  /**
   * Whose it is. On their own, members see what the pool's kind pays; on another member's, the pool bears the name
   * of its type, and only what members see of each other is shown.
   * @default 'own'
   */
  whose?: 'own' | 'member';
}

const typeNames: Record<string, 'overview.race' | 'pool.global'> = {
  CapistaPool: 'overview.race',
  OpenPool: 'pool.global',
};

/** What one pool has brought a member, and the income lost there. Spec §2. */
export function ParticipationCard({ whose = 'own', ...props }: ParticipationCardProps) {
  const { position, poolType, isActivated, lastUpdated, href, ...funds } = props;
  const t = useMessage();
  const titleId = useId();
  const { kind } = levelAt(position);
  const isOwn = whose === 'own';
  const typeName = typeNames[poolType];
  const title = t('participation.level', { level: position });
  // Of what a purchase put into the product fund there is no line: it is a part of one.
  const sumOf = (term: string, kind: LedgerKind, units: bigint) =>
    isOwn ? (
      <LedgerFigure name={`${title}, ${term}`} units={units} kinds={[kind]} position={position} />
    ) : (
      <Money units={units} />
    );
  return (
    <Card as="article" accent={kind} aria-labelledby={titleId}>
      <Inline justifyContent="space-between" gap="xs">
        <PoolBadge kind={kind} label={isOwn ? undefined : typeName ? t(typeName) : poolType} />
        {isOwn && !isActivated && <Badge>{t('participation.notActivated')}</Badge>}
      </Inline>
      <Inline justifyContent="space-between" alignItems="center">
        <Heading level={3} id={titleId}>
          {title}
        </Heading>
        {href && (
          <Link href={href} aria-label={`${t('common.viewAll')}: ${title}`}>
            {t('common.viewAll')}
          </Link>
        )}
      </Inline>
      <DescriptionList
        items={[
          { term: t('participation.productFund'), details: <Money units={funds.productFund} /> },
          {
            term: t('participation.referralFund'),
            details: sumOf(t('participation.referralFund'), 'referral', funds.referralFund),
          },
          isOwn && kind === 'race'
            ? {
                term: t('participation.levelIncome'),
                details: sumOf(t('participation.levelIncome'), 'level', funds.levelIncome),
              }
            : {
                term: t('participation.globalIncome'),
                details: sumOf(t('participation.globalIncome'), 'global', funds.globalIncome),
              },
          {
            term: t('participation.lostIncome'),
            details: (
              <Text inline size="bodyStrong" tone={funds.lossIncome > 0n ? 'critical' : 'default'}>
                {sumOf(t('participation.lostIncome'), 'lost', funds.lossIncome)}
              </Text>
            ),
          },
          { term: t('participation.updated'), details: <Timestamp iso={lastUpdated} /> },
        ]}
      />
    </Card>
  );
}
