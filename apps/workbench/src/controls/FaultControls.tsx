import { Button } from '@upline/ui';
import { useAtBench } from '../frame/benchContext.ts';
import { quiet } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { ControlSection } from './ControlSection.tsx';
import type { Control } from './useControls.ts';

/** Makes the next transaction from any sender fail; leaving the workbench cancels. */
export function FaultControls({ control }: { control: Control }) {
  const d = useBenchMessage();
  const { failing, failNext, stopFailing } = useAtBench().runs;
  const isWaiting = failing === 'waits';
  return (
    <ControlSection title={d('desk.bench.control.faults')}>
      <Button
        tone="soft"
        size="s"
        isDisabled={!isWaiting && control.isOff}
        onPress={isWaiting ? stopFailing : failNext}
      >
        {d(isWaiting ? 'desk.bench.control.failStop' : 'desk.bench.control.failNext')}
      </Button>
      <p className={quiet} role="status">
        {failing !== 'off' && d(isWaiting ? 'desk.bench.control.failWaits' : 'desk.bench.control.failDone')}
      </p>
    </ControlSection>
  );
}
