import { Button, TextField } from '@upline/ui';
import { GitBranch } from 'lucide-react';
import { useState } from 'react';
import { useBenchChain } from '../frame/benchQuery.ts';
import { quiet } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { ControlSection } from './ControlSection.tsx';
import { beside } from './Controls.css.ts';
import { type Control, useLossSince } from './useControls.ts';

/** Blocks deeper than this are final. */
const deepest = 60;

/** Replaces the newest blocks with empty ones after showing the number of dropped transactions. */
export function ReorgControls({ control }: { control: Control }) {
  const d = useBenchMessage();
  const { data: chain } = useBenchChain();
  const [text, setText] = useState('1');
  const depth = /^\d+$/.test(text) ? Number(text) : 0;
  const isRight = depth >= 1 && depth <= deepest;
  const from = chain && isRight && chain.block >= BigInt(depth) ? chain.block - BigInt(depth) : null;
  const { data: loss } = useLossSince(from);
  return (
    <ControlSection title={d('desk.bench.control.reorg')}>
      <div className={beside}>
        <TextField
          label={d('desk.bench.control.depth')}
          inputMode="numeric"
          {...(!isRight && { errorMessage: d('desk.bench.control.badDepth') })}
          value={text}
          onChange={setText}
        />
        <Button
          icon={GitBranch}
          isDisabled={!isRight || control.isOff}
          onPress={() => control.act((controls) => controls.reorg(depth))}
        >
          {d('desk.bench.control.reorgDo')}
        </Button>
      </div>
      {loss && isRight && (
        <p className={quiet}>{d('desk.bench.control.drops', { count: loss.transactions })}</p>
      )}
    </ControlSection>
  );
}
