import { useQuery } from '@tanstack/react-query';
import { useBenchMessage } from '../../../../messages/useBenchMessage.ts';
import { useBench } from '../../../../ports/bench/bench.tsx';
import type { BenchCall } from '../../../../ports/bench/calls.ts';
import { CopyButton } from '../../../../primitives/copy-button/CopyButton.tsx';
import { benchKey } from '../frame/benchQuery.ts';

/** The same call for elsewhere: its calldata, and the command that makes it. */
export function CopyCall({ call }: { call: BenchCall }) {
  const d = useBenchMessage();
  const { calls } = useBench();
  const { data } = useQuery({
    queryKey: [...benchKey, 'written', JSON.stringify(call)],
    queryFn: () => calls.written(call),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!data) return null;
  return (
    <>
      <CopyButton tone="quiet" text={data.calldata} label={d('desk.bench.call.calldata')} />
      <CopyButton tone="quiet" text={data.cast} label={d('desk.bench.call.cast')} />
    </>
  );
}
