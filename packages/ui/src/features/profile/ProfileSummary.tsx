import { levels, paths } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { DescriptionList } from '../../primitives/description-list/DescriptionList.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { ProgressBar } from '../../primitives/progress-bar/ProgressBar.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { TokenCount } from '../../primitives/token-count/TokenCount.tsx';

interface SummaryFigures {
  /** The highest activated position, 0 for none. */
  level: number;
  referrals: number;
  tokens: number;
}

export interface ProfileSummaryProps {
  /** `null` while they are on their way. */
  figures: SummaryFigures | null;
}

/** How far a member has come: level, direct referrals and tokens. Spec §2. */
export function ProfileSummary({ figures }: ProfileSummaryProps) {
  const t = useMessage();
  const titleId = useId();
  const referrals = t('profile.summary.referrals');
  const waiting = <Skeleton text="body" width="short" />;
  return (
    <Card as="section" aria-labelledby={titleId} aria-busy={!figures}>
      <Heading level={2} size="title3" id={titleId}>
        {t('profile.summary.title')}
      </Heading>
      {figures ? (
        <ProgressBar
          label={t('profile.summary.level', { level: figures.level })}
          value={figures.level}
          maximum={levels.length}
        />
      ) : (
        <ProgressBar label={t('common.loading')} />
      )}
      <DescriptionList
        items={[
          {
            term: referrals,
            details: figures ? (
              <Link href={paths.referrals} aria-label={`${referrals}: ${figures.referrals}`}>
                {figures.referrals}
              </Link>
            ) : (
              waiting
            ),
          },
          {
            term: t('profile.summary.tokens'),
            details: figures ? <TokenCount count={figures.tokens} /> : waiting,
          },
        ]}
      />
    </Card>
  );
}
