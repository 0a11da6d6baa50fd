import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useMessage } from '../messages/useMessage.ts';
import { Sentence } from '../patterns/sentence/Sentence.tsx';
import { Banner } from '../primitives/banner/Banner.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Timestamp } from '../primitives/timestamp/Timestamp.tsx';
import { chainRoot, serverRoot } from '../queries/queryRoots.ts';

/** True if the query's data can become outdated; constants have an infinite stale time. */
function ages({ queryKey: [root], observers }: Query): boolean {
  return (
    (root === serverRoot || root === chainRoot) &&
    observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY)
  );
}

/** Fetch time of the oldest data on screen, ISO 8601; `null` before the first fetch. */
function useDataTime(): string | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const times = cache
      .findAll({ type: 'active', predicate: ages })
      .map(({ state }) => state.dataUpdatedAt)
      .filter((time) => time > 0);
    return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null;
  });
}

export interface OldDataBannerProps {
  /**
   * `offline`: the device has no network, so that buying is impossible too. `silent`: the server
   * does not answer.
   */
  why: 'offline' | 'silent';
  /** Refetches all visible data. @default none, while offline */
  onRetry?: () => void;
}

/** Warns that the page shows old data, with the time of the data. */
export function OldDataBanner({ why, onRetry }: OldDataBannerProps) {
  const t = useMessage();
  const dataOf = useDataTime();
  const isToday = dataOf !== null && new Date(dataOf).toDateString() === new Date().toDateString();
  return (
    <Banner
      tone="caution"
      action={
        onRetry && (
          <Button tone="soft" size="s" onPress={onRetry}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      <span>{t(`system.${why}`)}</span>
      {dataOf !== null && (
        <>
          {' '}
          <Sentence
            id="system.dataOf"
            values={{ time: <Timestamp iso={dataOf} detail={isToday ? 'time' : 'dateTime'} /> }}
          />
        </>
      )}
    </Banner>
  );
}
