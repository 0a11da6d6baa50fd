import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';

export type Macro = ReplyData<'deskMacros'>[number];

export const macrosKey = [serverRoot, 'deskMacros'] as const;

function macrosQuery(client: Client) {
  return queryOptions({
    queryKey: macrosKey,
    queryFn: async ({ signal }) => (await client.call('deskMacros', {}, { signal })).data,
  });
}

/** Loads all macros by name, including retired ones. */
export function useMacros() {
  return useQuery(macrosQuery(usePorts().client));
}
