import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDeskMessage } from '../../../../messages/useDeskMessage.ts';
import { useBench } from '../../../../ports/bench/bench.tsx';
import { Button } from '../../../../primitives/button/Button.tsx';
import { quiet } from '../../operate/Operate.css.ts';
import { benchKey } from '../frame/benchQuery.ts';
import { ControlSection } from './ControlSection.tsx';

/** Has the next transaction that anybody sends mined as failed; leaving the workbench ends the waiting. */
export function FaultControls({ onError }: { onError: (error: Error) => void }) {
  const d = useDeskMessage();
  const { controls } = useBench();
  const queries = useQueryClient();
  const waiting = useRef<AbortController | null>(null);
  const [state, setState] = useState<'off' | 'waits' | 'done'>('off');
  useEffect(() => () => waiting.current?.abort(), []);

  async function failNext() {
    const controller = new AbortController();
    waiting.current = controller;
    setState('waits');
    const failed = await controls.failNext(controller.signal).catch((error: Error) => {
      onError(error);
      return null;
    });
    waiting.current = null;
    setState(failed ? 'done' : 'off');
    await queries.invalidateQueries({ queryKey: benchKey });
  }

  const isWaiting = state === 'waits';
  return (
    <ControlSection title={d('desk.bench.control.faults')}>
      <Button tone="soft" size="s" onPress={() => (isWaiting ? waiting.current?.abort() : void failNext())}>
        {d(isWaiting ? 'desk.bench.control.failStop' : 'desk.bench.control.failNext')}
      </Button>
      <p className={quiet} role="status">
        {state !== 'off' && d(isWaiting ? 'desk.bench.control.failWaits' : 'desk.bench.control.failDone')}
      </p>
    </ControlSection>
  );
}
