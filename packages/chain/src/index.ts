export { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from './abi.ts';
export type { DeployedPool, Deployment } from './deployment.ts';
export { polygonAt } from './polygonAt.ts';
