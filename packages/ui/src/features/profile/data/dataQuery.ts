import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Client, knownRequests, type ReplyData } from '@upline/api';
import type { DataRequestKind } from '@upline/domain';
import { fileNameOf, saveFile } from '../../../patterns/save-file/saveFile.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';

/** The member's data requests, and the retention periods. */
export type OwnData = ReplyData<'dataRequests'>;

export type DataRequest = OwnData['requests'][number];

function dataQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'dataRequests'],
    queryFn: async ({ signal }) => {
      const { data } = await client.call('dataRequests', {}, { signal });
      return { ...data, requests: knownRequests(data.requests) };
    },
  });
}

export function useOwnData() {
  return useQuery(dataQuery(usePorts().client));
}

/**
 * Requests a copy or an erasure.
 * @throws ApiError with status 409 while one of the kind is open.
 */
export function useAskForData() {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (kind: DataRequestKind) => client.call('askForData', { body: { kind } }),
    onSettled: () => queries.invalidateQueries({ queryKey: dataQuery(client).queryKey }),
  });
}

/** Withdraws an open request. @throws ApiError with status 409 if it has been answered. */
export function useWithdrawRequest() {
  const { client } = usePorts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (requestId: string) => client.call('withdrawDataRequest', { params: { requestId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: dataQuery(client).queryKey }),
  });
}

/** Downloads a copy. @throws ApiError with status 404 after it has expired. */
export function useDownloadCopy() {
  const { client } = usePorts();
  return useMutation({
    mutationFn: async (requestId: string) => {
      const reply = await client.open('dataExport', { params: { requestId } });
      saveFile({ name: fileNameOf(reply, 'upline-my-data.json'), content: await reply.blob() });
    },
  });
}
