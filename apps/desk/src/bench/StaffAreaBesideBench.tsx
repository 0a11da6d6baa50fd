import type { World } from '@upline/app-kit/world';
import { useBenchEntry } from '@upline/ui/bench';
import { StaffArea } from '../StaffArea.tsx';

/** The staff's pages with the way to the workbench. */
export function StaffAreaBesideBench({ world }: { world: World }) {
  return <StaffArea world={world} further={useBenchEntry()} />;
}
