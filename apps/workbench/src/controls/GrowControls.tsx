import { Button, TextField } from '@upline/ui';
import { useState } from 'react';
import { useAtBench } from '../frame/benchContext.ts';
import { quiet } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { ControlSection } from './ControlSection.tsx';
import { beside } from './Controls.css.ts';
import type { Control } from './useControls.ts';

const most = 1000;

/** Grows the demo network to a number of members with real transactions. */
export function GrowControls({ control }: { control: Control }) {
  const d = useBenchMessage();
  const [text, setText] = useState('40');
  const { failing, isGrowing, grown, grow, stopGrowing } = useAtBench().runs;
  const members = /^\d+$/.test(text) ? Number(text) : 0;
  const isRight = members >= 1 && members <= most;
  return (
    <ControlSection title={d('desk.bench.control.network')}>
      <div className={beside}>
        <TextField
          label={d('desk.bench.control.members')}
          inputMode="numeric"
          {...(!isRight && { errorMessage: d('desk.bench.control.badMembers') })}
          value={text}
          onChange={setText}
        />
        {isGrowing ? (
          <Button onPress={stopGrowing}>{d('desk.bench.control.growStop')}</Button>
        ) : (
          <Button isDisabled={!isRight || control.isOff || failing === 'waits'} onPress={() => grow(members)}>
            {d('desk.bench.control.grow')}
          </Button>
        )}
      </div>
      <p className={quiet} role="status">
        {grown && d('desk.bench.control.growing', { ...grown })}
      </p>
    </ControlSection>
  );
}
