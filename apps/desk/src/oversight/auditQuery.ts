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

/** How many entries come at once. */
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

/** @param from The newest entry to begin with; `null` for the newest of all. */
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
    // Each look is an entry of its own: it is asked for again only when somebody asks.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
}

/** What the staff did, newest first, page by page. */
export function useAudit(question: AuditQuestion, from: number | null) {
  return useInfiniteQuery(auditQuery(usePorts().client, question, from));
}

/** Has every hash computed again by the server. */
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

/** Saves the entries that are asked for, each with what was sealed. */
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

/** Whether an entry's hash is that of what was sealed, computed here; undefined until it is known. */
export function useFits({ sealed, hash, previous }: AuditEntry): boolean | undefined {
  return useQuery({
    queryKey: ['fits', hash, sealed],
    queryFn: async () => (await sha256(sealed)) === hash && sealed.endsWith(`\n${previous}`),
    networkMode: 'always',
  }).data;
}

/** Everybody with a role, for leads: others see their own entries alone. */
export function useColleagues(isAsked: boolean) {
  const { client } = usePorts();
  return useQuery({
    queryKey: [serverRoot, 'deskStaff'],
    queryFn: async ({ signal }) => (await client.call('deskStaff', {}, { signal })).data,
    enabled: isAsked,
  });
}
