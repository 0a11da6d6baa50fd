import { compileContracts, localConfig, planDeployment } from '@upline/operate/node';
import type { Address } from 'viem';

/** The registry's address on every local chain with this source tree's contracts. */
export async function localRegistry(): Promise<Address> {
  return planDeployment(localConfig(), await compileContracts()).registry;
}
