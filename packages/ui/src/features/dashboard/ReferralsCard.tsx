import { dashboardReferrals, paths } from '@upline/domain';
import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../patterns/loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { MemberRow, type MemberRowProps } from '../network/members/MemberRow.tsx';
import { MemberRowSkeleton } from '../network/members/MemberRowSkeleton.tsx';
import { empty, list } from './ReferralsCard.css.ts';

interface NewestReferrals {
  /** The newest, at most five. */
  referrals: readonly MemberRowProps[];
  /** How many there are in all. */
  total: number;
}

export interface ReferralsCardProps {
  newest: Loadable<NewestReferrals>;
  /** Shares the member's link. */
  onShare: () => void;
}

const places = Array.from({ length: dashboardReferrals }, (_, index) => index + 1);

/** A member's newest direct referrals. Spec §2. */
export function ReferralsCard({ newest, onShare }: ReferralsCardProps) {
  const t = useMessage();
  const titleId = useId();
  const isEmpty = newest.status === 'loaded' && newest.data.referrals.length === 0;
  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={newest.status === 'loading'}>
      <Inline justifyContent="space-between" alignItems="center">
        <Stack gap="xs">
          <Heading level={2} size="title3" id={titleId}>
            {t('dashboard.referrals.title')}
          </Heading>
          {newest.status === 'loaded' && (
            <Text size="small" tone="muted">
              {t('dashboard.referrals.total', { total: newest.data.total })}
            </Text>
          )}
        </Stack>
        <Inline gap="m">
          <Button tone="soft" size="s" icon={Share2} aria-label={t('share.actionName')} onPress={onShare}>
            {t('share.action')}
          </Button>
          <Link
            href={paths.referrals}
            aria-label={`${t('common.viewAll')}: ${t('dashboard.referrals.title')}`}
          >
            {t('common.viewAll')}
          </Link>
        </Inline>
      </Inline>
      <div className={classNames(list, isEmpty && empty)}>
        <Body newest={newest} />
      </div>
    </Card>
  );
}

function Body({ newest }: Pick<ReferralsCardProps, 'newest'>) {
  const t = useMessage();
  const emptyText = t('dashboard.referrals.empty');
  if (newest.status === 'failed') return <LoadFailure emptyText={emptyText} onRetry={newest.onRetry} />;
  if (newest.status === 'loading') {
    return places.map((place) => <MemberRowSkeleton key={place} />);
  }
  if (newest.data.referrals.length === 0) return <EmptyState title={emptyText} />;
  return (
    <ul>
      {newest.data.referrals.map((referral) => (
        <MemberRow key={referral.wallet} {...referral} />
      ))}
    </ul>
  );
}
