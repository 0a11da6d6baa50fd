import { paths } from '@upline/domain';
import { type ReactNode, useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { DescriptionList } from '../../primitives/description-list/DescriptionList.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TokenCount } from '../../primitives/token-count/TokenCount.tsx';
import { value } from './ProfileInfo.css.ts';

interface SummaryFigures {
  /** Highest owned position, 0 for none. */
  level: number;
  referrals: number;
  tokens: number;
}

export interface ProfileSummaryProps {
  /** `null` while loading. */
  figures: SummaryFigures | null;
}

/** A member's level, direct referrals and tokens. Spec §2. */
export function ProfileSummary({ figures }: ProfileSummaryProps) {
  const t = useMessage();
  const titleId = useId();
  const referrals = t('profile.summary.referrals');
  const known = (details: (figures: SummaryFigures) => ReactNode) => (
    <span className={value}>{figures ? details(figures) : <Skeleton text="body" width="short" />}</span>
  );
  return (
    <Stack as="section" gap="l" aria-labelledby={titleId} aria-busy={!figures}>
      <PanelHead title={t('profile.summary.title')} id={titleId} />
      <Text as="p" size="bodyStrong">
        {figures ? (
          t('profile.summary.level', { level: figures.level })
        ) : (
          <Skeleton text="bodyStrong" width="medium" />
        )}
      </Text>
      <DescriptionList
        items={[
          {
            term: referrals,
            details: known((figures) => (
              <Link href={paths.referrals} aria-label={`${referrals}: ${figures.referrals}`}>
                {figures.referrals}
              </Link>
            )),
          },
          {
            term: t('profile.summary.tokens'),
            details: known(({ tokens }) => <TokenCount count={tokens} />),
          },
        ]}
      />
    </Stack>
  );
}
