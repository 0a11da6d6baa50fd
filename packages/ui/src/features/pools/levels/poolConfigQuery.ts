import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Client } from '@upline/api';
import type { Position } from '@upline/domain';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

interface PoolConfig {
  /** The pool's current price, units of 10⁻⁶. */
  fee: bigint;
}

/** Loads a pool's configuration. @throws ApiError */
async function fetchPoolConfig(
  client: Client,
  position: Position,
  signal?: AbortSignal,
): Promise<PoolConfig> {
  const { data } = await client.call('poolConfig', { params: { position } }, { signal });
  return { fee: BigInt(data.joinningFee) };
}

function poolConfigQuery(client: Client, position: Position | null) {
  return queryOptions({
    queryKey: [serverRoot, 'poolConfig', position],
    queryFn: position === null ? skipToken : ({ signal }) => fetchPoolConfig(client, position, signal),
  });
}

/** A pool's configuration. @param position `null` disables the query. */
export function usePoolConfig(position: Position | null) {
  const { client } = usePorts();
  return useQuery(poolConfigQuery(client, position));
}
