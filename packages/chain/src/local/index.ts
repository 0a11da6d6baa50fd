export { chainStatePath, type LocalChain, type StartChainOptions, startChain } from './anvil.ts';
export { type Artifacts, compileContracts } from './compile.ts';
export { type DemoMember, demoMemberCount, demoMembers, demoPast, demoSeed } from './demoMembers.ts';
export { abiHash, type DeployOptions, deploy } from './deploy.ts';
export { deploymentPath, parseDeployment, readDeployment, writeDeployment } from './deploymentFile.ts';
export { fund } from './fund.ts';
export { type GrowOptions, grow } from './grow.ts';
export { localAccount, mnemonic, operator } from './localAccounts.ts';
export { type LocalClient, localClient } from './localClient.ts';
