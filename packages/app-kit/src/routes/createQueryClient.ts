import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';

const retries = 2;

/** True if a retry may help: no answer, or a server error. */
function isPassing(error: Error): boolean {
  return !(error instanceof ApiError) || error.isUnreachable || error.status >= 500;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < retries && isPassing(error), staleTime: 10_000 },
    },
  });
}
