import { Zap } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import type { Loadable } from '../../patterns/loadable.ts';
import { StatSkeleton } from '../../patterns/stat-skeleton/StatSkeleton.tsx';
import { StatCard } from '../../primitives/stat-card/StatCard.tsx';
import { TokenCount } from '../../primitives/token-count/TokenCount.tsx';
import { TokenNews, type TokenNewsProps } from './TokenNews.tsx';

export interface TokenCardProps {
  /** Whole energy tokens. */
  tokens: Loadable<number>;
  /** The newest that was told and not read, `null` when there is none. */
  news?: TokenNewsProps | null;
}

/** How many energy tokens a member has, with a k from a thousand on, and what is new for them. Spec §2, §4. */
export function TokenCard({ tokens, news }: TokenCardProps) {
  const t = useMessage();
  if (tokens.status === 'failed') return <LoadFailure onRetry={tokens.onRetry} />;
  if (tokens.status === 'loading') return <StatSkeleton />;
  return (
    <StatCard
      label={t('dashboard.tokens.label')}
      icon={Zap}
      hint={t('dashboard.tokens.hint')}
      footer={news && <TokenNews key={news.href} {...news} />}
    >
      <TokenCount count={tokens.data} />
    </StatCard>
  );
}
