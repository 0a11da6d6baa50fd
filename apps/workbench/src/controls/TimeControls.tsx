import { Button, Dialog, Stack, TextField } from '@upline/ui';
import { useState } from 'react';
import { useBenchChain } from '../frame/benchQuery.ts';
import { inline, quiet } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchControlsState } from '../ports/controls.ts';
import { ControlSection } from './ControlSection.tsx';
import { secondsIn } from './secondsIn.ts';
import type { Control } from './useControls.ts';

const hour = 3600;

const steps = [
  { label: 'desk.bench.control.hour', seconds: hour },
  { label: 'desk.bench.control.twoDays', seconds: 48 * hour },
  { label: 'desk.bench.control.twoWeeks', seconds: 14 * 24 * hour },
] as const;

function MoveTo({ control, onClose }: { control: Control; onClose: () => void }) {
  const d = useBenchMessage();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  function move() {
    const time = secondsIn(text);
    if (time === null) {
      setWrong(true);
      return;
    }
    control.act((controls) => controls.moveTimeTo(time));
    onClose();
  }
  return (
    <Dialog isOpen title={d('desk.bench.control.toTitle')} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap="m">
        <TextField
          label={d('desk.bench.control.toLabel')}
          placeholder="2026-12-24 18:00"
          {...(isWrong && { errorMessage: d('desk.bench.control.toWrong') })}
          value={text}
          onChange={setText}
        />
        <Button tone="primary" onPress={move}>
          {d('desk.bench.control.move')}
        </Button>
      </Stack>
    </Dialog>
  );
}

export interface TimeControlsProps {
  control: Control;
  announced: BenchControlsState['announced'];
}

/** Moves the chain's clock, and lists changes that become executable. */
export function TimeControls({ control, announced }: TimeControlsProps) {
  const d = useBenchMessage();
  const { data: chain } = useBenchChain();
  const [isOpen, setOpen] = useState(false);
  const clock = chain?.clock ?? 0n;
  const ready = announced.flatMap(({ what, readyAt }) => {
    const step = steps.find(({ seconds }) => readyAt > clock && clock + BigInt(seconds) >= readyAt);
    return step ? [{ what, step: d(step.label) }] : [];
  });
  return (
    <ControlSection title={d('desk.bench.control.time')}>
      <span className={inline}>
        {steps.map(({ label, seconds }) => (
          <Button
            key={label}
            tone="soft"
            size="s"
            isDisabled={control.isOff}
            onPress={() => control.act((controls) => controls.moveTime(seconds))}
          >
            {d(label)}
          </Button>
        ))}
        <Button tone="soft" size="s" isDisabled={control.isOff} onPress={() => setOpen(true)}>
          {d('desk.bench.control.to')}
        </Button>
      </span>
      {ready.map((one) => (
        <p key={one.what} className={quiet}>
          {d('desk.bench.control.makesReady', one)}
        </p>
      ))}
      {isOpen && <MoveTo control={control} onClose={() => setOpen(false)} />}
    </ControlSection>
  );
}
