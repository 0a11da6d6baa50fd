import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '../patterns/loadable.ts';

/** Converts a query to a Loadable. Loaded data stays visible during a refetch. */
export function loadableOf<Data>({
  data,
  isError,
  refetch,
}: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>): Loadable<Data> {
  if (data !== undefined) return { status: 'loaded', data };
  return isError ? { status: 'failed', onRetry: () => void refetch() } : { status: 'loading' };
}
