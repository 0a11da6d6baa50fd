import { AlertDialog, Button, IconButton, TextField } from '@upline/ui';
import { Camera, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { quiet, stack } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchSnapshot } from '../ports/controls.ts';
import { ControlSection } from './ControlSection.tsx';
import { beside, list, snapshot as row } from './Controls.css.ts';
import { type Control, useLossSince } from './useControls.ts';

export interface SnapshotControlsProps {
  control: Control;
  snapshots: readonly BenchSnapshot[];
}

/** Snapshots of the chain; reverting shows the loss first. */
export function SnapshotControls({ control, snapshots }: SnapshotControlsProps) {
  const d = useBenchMessage();
  const [name, setName] = useState('');
  const [chosen, choose] = useState<BenchSnapshot | null>(null);
  const { data: loss } = useLossSince(chosen?.block ?? null);
  const nameOf = (one: BenchSnapshot) => one.name ?? d('desk.bench.control.unnamed', { id: one.id });
  function take() {
    control.act((controls) => controls.takeSnapshot(name.trim()));
    setName('');
  }
  return (
    <ControlSection title={d('desk.bench.control.snapshots')}>
      <div className={beside}>
        <TextField label={d('desk.bench.control.snapshotName')} value={name} onChange={setName} />
        <Button icon={Camera} isDisabled={control.isOff} onPress={take}>
          {d('desk.bench.control.take')}
        </Button>
      </div>
      {snapshots.length === 0 && <p className={quiet}>{d('desk.bench.control.noSnapshot')}</p>}
      <ul className={list}>
        {snapshots.map((one) => (
          <li key={one.id} className={row}>
            <span className={stack}>
              <strong>{nameOf(one)}</strong>
              <span className={quiet}>
                {d('desk.bench.control.snapshotAt', { block: one.block.toLocaleString('en') })}
              </span>
            </span>
            <IconButton
              tone="quiet"
              icon={Undo2}
              label={d('desk.bench.control.revert', { name: nameOf(one) })}
              isDisabled={control.isOff}
              onPress={() => choose(one)}
            />
          </li>
        ))}
      </ul>
      {chosen && loss && (
        <AlertDialog
          isOpen
          tone="critical"
          title={d('desk.bench.control.revertTitle', { name: nameOf(chosen) })}
          confirmLabel={d('desk.bench.control.revertDo')}
          onOpenChange={(isOpen) => !isOpen && choose(null)}
          onConfirm={() => {
            control.act((controls) => controls.revertTo(chosen.id));
            choose(null);
          }}
        >
          {d('desk.bench.control.revertLoses', {
            blocks: loss.blocks,
            transactions: loss.transactions,
          })}
        </AlertDialog>
      )}
    </ControlSection>
  );
}
