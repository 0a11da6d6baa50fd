import type { World } from '@upline/app-kit/world';
import { StaffArea } from '../StaffArea.tsx';
import { useBenchEntry } from './frame/useBenchEntry.ts';

export function StaffAreaBesideBench({ world }: { world: World }) {
  return <StaffArea world={world} further={useBenchEntry()} />;
}
