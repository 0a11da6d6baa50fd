import { useQuery } from '@tanstack/react-query';
import { useAdminChanges } from '@upline/ui';
import { type AdminChange, usePorts } from '@upline/ui/ports';
import { serverRoot } from '@upline/ui/queries';
import { useOperate } from '../operatePort.tsx';
import { mayBeUnlisted, whoSent } from './whoSent.ts';

interface Senders {
  /** Sender of an act in this app; `null` if sent elsewhere, `undefined` if unknown or loading. */
  senderOf: (change: AdminChange) => string | null | undefined;
  isFailed: boolean;
  retry: () => void;
}

/**
 * Matches acts on chain with acts sent from this app. Acts before the seal, and the start of its
 * pools, belong to the deployment.
 */
export function useSenders(): Senders {
  const { client } = usePorts();
  const operate = useOperate();
  const { data: seen } = useAdminChanges();
  const { data, isError, refetch } = useQuery({
    queryKey: [serverRoot, 'deskSentActs'],
    queryFn: async ({ signal }) => (await client.call('deskSentActs', {}, { signal })).data,
  });
  const changes = seen?.changes ?? [];
  const launch = changes.findIndex(({ event }) => event === 'Sealed');
  const isSetUp = ({ block }: AdminChange) => launch !== -1 && block <= (changes[launch]?.block ?? 0n);
  const first = changes.filter((change) => change.event === 'PoolAdded' && isSetUp(change));
  const launched = new Set(first.map(({ details }) => details.pool?.toLowerCase()));
  const isLaunch = (change: AdminChange) =>
    isSetUp(change) || (change.event === 'Started' && launched.has(change.contract.toLowerCase()));
  const shown = changes.flatMap((change) => {
    const call = operate.callOf(change);
    return call && !isLaunch(change) ? [{ ...call, transaction: change.transaction, at: change.at }] : [];
  });
  const senders = data && whoSent(shown, data.acts);
  return {
    senderOf(change) {
      if (!data || isLaunch(change)) return undefined;
      const unknown = mayBeUnlisted(change.at, data.since) ? undefined : null;
      return senders?.get(change.transaction) ?? unknown;
    },
    isFailed: isError,
    retry: () => void refetch(),
  };
}
