import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { fileNameOf, saveFile } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';
import type { AuditQuestion } from './auditQuestion.ts';

export type AuditEntry = ReplyData<'deskAudit'>['entries'][number];

const pageSize = 50;

function askedOf({ who, kind, day, until, ticket, member }: AuditQuestion) {
  return {
    ...(who && { who }),
    ...(kind && { kind: [kind] }),
    ...(day && { day }),
    ...(until && { until }),
    ...(ticket && { ticket }),
    ...(member && { member }),
  };
}

/** @param from Number of the first entry; `null` for the newest. */
function auditQuery(client: Client, question: AuditQuestion, from: number | null) {
  const asked = askedOf(question);
  return infiniteQueryOptions({
    queryKey: [serverRoot, 'deskAudit', asked, from],
    queryFn: async ({ signal, pageParam }) => {
      const query = { ...asked, limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) };
      return (await client.call('deskAudit', { query }, { signal })).data;
    },
    initialPageParam: from === null ? null : String(from + 1),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Each read is logged, so refetches happen only on request.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
}

/** Loads the audit log page by page, newest first. */
export function useAudit(question: AuditQuestion, from: number | null) {
  return useInfiniteQuery(auditQuery(usePorts().client, question, from));
}

/** Runs the server's verification of all hashes. */
export function useAuditCheck() {
  const { client } = usePorts();
  return useQuery(
    queryOptions({
      queryKey: [serverRoot, 'deskVerifyAudit'],
      queryFn: async ({ signal }) => (await client.call('deskVerifyAudit', {}, { signal })).data,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: 'always',
    }),
  );
}

/** Saves the filtered entries as a file, each with its sealed text. */
export function useAuditFile(question: AuditQuestion) {
  const { client } = usePorts();
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const reply = await client.open('deskExportAudit', { query: askedOf(question) });
      saveFile({ name: fileNameOf(reply, 'audit.ndjson'), content: await reply.blob() });
    },
  });
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * True if an entry's hash matches its sealed text, computed in the browser; undefined while
 * loading.
 */
export function useFits({ sealed, hash, previous }: AuditEntry): boolean | undefined {
  return useQuery({
    queryKey: ['fits', hash, sealed],
    queryFn: async () => (await sha256(sealed)) === hash && sealed.endsWith(`\n${previous}`),
    networkMode: 'always',
  }).data;
}

/** Loads all staff for leads; other roles see only their own entries. */
export function useColleagues(isAsked: boolean) {
  const { client } = usePorts();
  return useQuery({
    queryKey: [serverRoot, 'deskStaff'],
    queryFn: async ({ signal }) => (await client.call('deskStaff', {}, { signal })).data,
    enabled: isAsked,
  });
}
