import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Callout, Skeleton, Stack } from '@upline/ui';
import type { ReactNode } from 'react';
import { useBenchMessage } from '../messages/useBenchMessage.ts';

export interface BenchAnswerProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

const lines = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Renders chain data, a skeleton while it loads, or an error above the last data. */
export function BenchAnswer<Data>({ query: { data, isError, refetch }, children }: BenchAnswerProps<Data>) {
  const d = useBenchMessage();
  return (
    <Stack gap="s">
      {isError && (
        <Callout
          tone="caution"
          isLive
          title={d('desk.bench.silent')}
          action={
            <Button size="s" onPress={() => void refetch()}>
              {d('desk.bench.again')}
            </Button>
          }
        >
          {d('desk.bench.silent.hint')}
        </Callout>
      )}
      {data === undefined && !isError && (
        <div role="status" aria-label={d('desk.bench.reading')}>
          <Stack gap="s">
            {lines.map((line) => (
              <Skeleton key={line} block="row" />
            ))}
          </Stack>
        </div>
      )}
      {data !== undefined && children(data)}
    </Stack>
  );
}
