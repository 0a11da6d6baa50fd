import { Callout } from '@upline/ui';
import { useAtBench } from '../frame/benchContext.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { FaultControls } from './FaultControls.tsx';
import { GrowControls } from './GrowControls.tsx';
import { MiningControls } from './MiningControls.tsx';
import { ReorgControls } from './ReorgControls.tsx';
import { SnapshotControls } from './SnapshotControls.tsx';
import { TimeControls } from './TimeControls.tsx';
import { useControl, useControlsState } from './useControls.ts';

/** Local chain controls: the commands of `pnpm chain`, beside every workbench page. */
export function ChainControls() {
  const d = useBenchMessage();
  const control = useControl();
  const { data: state } = useControlsState();
  const { runs } = useAtBench();
  const error = control.error ?? runs.fault;
  return (
    <>
      {error && (
        <Callout tone="critical" isLive title={d('desk.bench.control.failed')}>
          {error.message}
        </Callout>
      )}
      <TimeControls control={control} announced={state?.announced ?? []} />
      <MiningControls control={control} waiting={state?.waiting ?? 0} />
      <SnapshotControls control={control} snapshots={state?.snapshots ?? []} />
      <ReorgControls control={control} />
      <FaultControls control={control} />
      <GrowControls control={control} />
    </>
  );
}
