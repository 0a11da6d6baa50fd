import { compileContracts, localConfig, planDeployment } from '@upline/operate/node';
import type { Address } from 'viem';

/** Where the registry will be on every local chain that the contracts of this source tree are brought onto. */
export async function localRegistry(): Promise<Address> {
  return planDeployment(localConfig(), await compileContracts()).registry;
}
