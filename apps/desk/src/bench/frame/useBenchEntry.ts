import { FlaskConical } from 'lucide-react';
import { useMemo } from 'react';
import { useBenchMessage } from '../../messages/useBenchMessage.ts';
import type { FurtherArea } from '../../shell/deskContext.ts';
import { benchKeyGroup } from './benchKeys.ts';
import { benchPath } from './benchPaths.ts';

export function useBenchEntry(): FurtherArea {
  const d = useBenchMessage();
  return useMemo(() => ({ ...benchKeyGroup(d), path: benchPath, icon: FlaskConical, jump: 'b' }), [d]);
}
