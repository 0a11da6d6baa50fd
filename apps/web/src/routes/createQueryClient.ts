import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api';

const retries = 2;

/** The status of a call that the server does not offer: asking again changes nothing. */
const notOffered = 501;

/** Only what may pass by itself is worth another try: no answer, or a server in trouble. */
function isPassing(error: Error): boolean {
  if (!(error instanceof ApiError) || error.isUnreachable) return true;
  return error.status >= 500 && error.status !== notOffered;
}

/** The memory of all server and chain data. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < retries && isPassing(error), staleTime: 10_000 },
    },
  });
}
