import { callSignals } from './callSignals.ts';
import { serverSignals } from './serverSignals.ts';
import type { Signal } from './signal.ts';
import { sourceSignals } from './sourceSignals.ts';

/**
 * All signals; `pnpm generate:signals` generates `deploy/alerts.yaml` and `deploy/dashboard.json`
 * from them. Every metric must exist in `metrics.ts` or in the process's own.
 */
export const signals: readonly Signal[] = [...sourceSignals, ...callSignals, ...serverSignals];
