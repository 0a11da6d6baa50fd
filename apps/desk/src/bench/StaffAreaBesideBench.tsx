import type { World } from '@upline/app-kit/world';
import { StaffArea } from '../StaffArea.tsx';
import { useBenchEntry } from './frame/useBenchEntry.ts';

/** The staff's pages with the way to the workbench. */
export function StaffAreaBesideBench({ world }: { world: World }) {
  return <StaffArea world={world} further={useBenchEntry()} />;
}
