import type { Address } from 'viem';
import { compileContracts } from '../deploy/compile.ts';
import { planDeployment } from '../deploy/plan.ts';
import { localConfig } from './localConfig.ts';

/** Where the registry will be on every local chain that the contracts of this source tree are brought onto. */
export async function localRegistry(): Promise<Address> {
  return planDeployment(localConfig(), await compileContracts()).registry;
}
