import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';

const retries = 2;

/** Only what may pass by itself is worth another try: no answer, or a server in trouble. */
function isPassing(error: Error): boolean {
  return !(error instanceof ApiError) || error.isUnreachable || error.status >= 500;
}

/** The memory of all server and chain data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < retries && isPassing(error), staleTime: 10_000 },
    },
  });
}
