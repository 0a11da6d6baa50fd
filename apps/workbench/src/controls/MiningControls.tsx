import { Button, SegmentedControl } from '@upline/ui';
import { Pickaxe } from 'lucide-react';
import { useBenchChain } from '../frame/benchQuery.ts';
import { inline, quiet } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import type { BenchMining } from '../ports/workbenchServices.ts';
import { ControlSection } from './ControlSection.tsx';
import type { Control } from './useControls.ts';

const ways: Readonly<Record<BenchMining['kind'], BenchMining>> = {
  atOnce: { kind: 'atOnce' },
  every: { kind: 'every', seconds: 2 },
  byHand: { kind: 'byHand' },
};

/** Mining mode, and manual mining. In manual mode transactions stay pending. */
export function MiningControls({ control, waiting }: { control: Control; waiting: number }) {
  const d = useBenchMessage();
  const { data: chain } = useBenchChain();
  const mine = (blocks: number) => control.act((controls) => controls.mine(blocks));
  return (
    <ControlSection title={d('desk.bench.control.mining')}>
      <SegmentedControl
        label={d('desk.bench.control.mining')}
        segments={[
          { value: 'atOnce', label: d('desk.bench.control.atOnce') },
          { value: 'every', label: d('desk.bench.control.everyTwo') },
          { value: 'byHand', label: d('desk.bench.control.byHand') },
        ]}
        isDisabled={control.isOff}
        value={chain?.mining?.kind ?? 'atOnce'}
        onChange={(kind) => control.act((controls) => controls.setMining(ways[kind]))}
      />
      {waiting > 0 && <p className={quiet}>{d('desk.bench.control.waiting', { count: waiting })}</p>}
      <span className={inline}>
        <Button tone="soft" size="s" icon={Pickaxe} isDisabled={control.isOff} onPress={() => mine(1)}>
          {d('desk.bench.control.mineOne')}
        </Button>
        <Button tone="soft" size="s" isDisabled={control.isOff} onPress={() => mine(64)}>
          {d('desk.bench.control.mineMany')}
        </Button>
      </span>
    </ControlSection>
  );
}
