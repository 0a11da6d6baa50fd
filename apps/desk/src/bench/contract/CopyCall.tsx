import { CopyButton } from '@upline/ui';
import { useBenchMessage } from '../../messages/useBenchMessage.ts';
import type { BenchCall } from '../ports/calls.ts';
import { useWrittenCall } from './useCall.ts';

/** The same call for elsewhere: its calldata, and the command that makes it. */
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
