import { paths } from '@upline/domain';
import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import type { Loadable } from '../../patterns/loadable.ts';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { MemberRow, type MemberRowProps } from '../network/members/MemberRow.tsx';
import { list, listHead, note } from './DashboardScreen.css.ts';
import { PlaceSkeleton } from './PlaceSkeleton.tsx';
import { places } from './places.ts';
import { ViewAll } from './ViewAll.tsx';

/** The newest referrals and their total number. */
export interface NewestReferrals {
  /** Newest first, at most five. */
  referrals: readonly MemberRowProps[];
  total: number;
}

export interface ReferralsCardProps {
  newest: Loadable<NewestReferrals>;
  /** Shares the member's link; undefined if an adjacent button does. */
  onShare?: () => void;
}

/** A member's newest direct referrals, in a panel cell. Spec §2. */
export function ReferralsCard({ newest, onShare }: ReferralsCardProps) {
  const t = useMessage();
  const titleId = useId();
  const count = newest.status === 'loaded' ? newest.data.referrals.length : null;
  return (
    <section aria-labelledby={titleId} aria-busy={newest.status === 'loading'}>
      <PanelHead
        className={listHead}
        id={titleId}
        title={t('dashboard.referrals.title')}
        note={count ? newest.status === 'loaded' && t('dashboard.referrals.total', newest.data) : undefined}
        actions={
          <>
            {onShare && (
              <IconButton tone="quiet" icon={Share2} label={t('share.actionName')} onPress={onShare} />
            )}
            <ViewAll href={paths.referrals} of={t('dashboard.referrals.title')} />
          </>
        }
      />
      {newest.status === 'loaded' && count !== 0 && (
        <ul className={list}>
          {newest.data.referrals.map((referral) => (
            <MemberRow key={referral.wallet} {...referral} />
          ))}
        </ul>
      )}
      {newest.status === 'loading' && (
        <ul className={list}>
          {places.map((place) => (
            <li key={place} aria-hidden>
              <PlaceSkeleton />
            </li>
          ))}
        </ul>
      )}
      {(newest.status === 'failed' || count === 0) && (
        <Stack gap="s" className={note}>
          <Text tone="muted">{t('dashboard.referrals.empty')}</Text>
          {newest.status === 'failed' && (
            <Text size="small" tone="caution">
              {t('common.incomplete')}
            </Text>
          )}
        </Stack>
      )}
    </section>
  );
}
