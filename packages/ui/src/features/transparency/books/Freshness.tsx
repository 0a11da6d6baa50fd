import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { PoolProofsPort } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { chainRoot } from '../../../queries/queryRoots.ts';
import { useFigures } from '../section/useFigures.ts';
import type { PoolStatistics } from './poolStatisticsQuery.ts';

function chainHeadQuery(proofs: PoolProofsPort, since: number) {
  return queryOptions({
    queryKey: [chainRoot, 'head', since],
    queryFn: () => proofs.head(),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * The chain's latest block at the time of loading other figures, fetched once per load.
 * @param since Time of loading in milliseconds; part of the query key.
 */
function useChainHead(since: number) {
  const { proofs } = usePorts();
  return useQuery(chainHeadQuery(proofs, since));
}

export interface FreshnessProps {
  statistics: PoolStatistics;
  /** Time of loading, in milliseconds. */
  cameAt: number;
}

/** The delay of the figures behind the chain at the time of loading. */
function Lag({ statistics: { block, at }, cameAt }: FreshnessProps) {
  const t = useMessage();
  const { duration } = useFigures();
  const { data: head, isError, refetch } = useChainHead(cameAt);
  if (isError) {
    return (
      <Inline gap="xs">
        <Text inline size="small" tone="caution">
          {t('transparency.lag.unknown')}
        </Text>
        <Button size="s" tone="quiet" onPress={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </Inline>
    );
  }
  if (!head) return null;
  const blocks = Number(head.block - block);
  if (blocks <= 0) {
    return (
      <Badge tone="positive" icon={CircleCheck}>
        {t('transparency.lag.none')}
      </Badge>
    );
  }
  const seconds = Math.max(0, Math.floor((Date.parse(head.at) - Date.parse(at)) / 1000));
  return (
    <Badge tone="caution" icon={Clock}>
      {t('transparency.lag', { blocks, time: duration(seconds) })}
    </Badge>
  );
}

/** The block of the figures, its time, and their delay behind the chain. */
export function Freshness({ statistics, cameAt }: FreshnessProps) {
  const t = useMessage();
  const { count } = useFigures();
  const { block, finalizedBlock, at } = statistics;
  return (
    <Inline gap="s">
      <Text inline size="small">
        {t('transparency.asOf', { block: count(block) })}
      </Text>
      <Timestamp iso={at} detail="exact" size="small" tone="muted" />
      <Text inline size="small" tone="muted">
        {t('transparency.final', { block: count(finalizedBlock) })}
      </Text>
      <Lag statistics={statistics} cameAt={cameAt} />
    </Inline>
  );
}
