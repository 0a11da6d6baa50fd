import { CopyButton } from '@upline/ui';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchCall } from '../ports/calls.ts';
import { useWrittenCall } from './useCall.ts';

export function CopyCall({ call }: { call: BenchCall }) {
  const d = useBenchMessage();
  const { data } = useWrittenCall(call);
  if (!data) return null;
  return (
    <>
      <CopyButton tone="quiet" text={data.calldata} label={d('desk.bench.call.calldata')} />
      <CopyButton tone="quiet" text={data.cast} label={d('desk.bench.call.cast')} />
    </>
  );
}
