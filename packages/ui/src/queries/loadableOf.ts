import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../patterns/loadable.ts';

/** A query as patterns take it. What was loaded once stays on show while it is asked for again. */
export function loadableOf<Data>({
  data,
  isError,
  refetch,
}: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>): Loadable<Data> {
  if (data !== undefined) return { status: 'loaded', data };
  return isError ? { status: 'failed', onRetry: () => void refetch() } : { status: 'loading' };
}
