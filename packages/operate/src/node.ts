// Exports for commands and tools, which need Node.
export {
  atLeastOne,
  dollars,
  duration,
  holder,
  position,
  wallet,
  walletOrMember,
  whole,
} from './command/arguments.ts';
export { checkDeployment } from './deploy/checkDeployment.ts';
export { artifactFile, compileContracts, repository } from './deploy/compile.ts';
export type { DeployConfig, OperatorWallets } from './deploy/config.ts';
export { addressesOf } from './deploy/contractAddresses.ts';
export { readDeploymentFile, writeDeploymentFile } from './deploy/deploymentFile.ts';
export { deployOnChain } from './deploy/deployOnChain.ts';
export { describeDeployment } from './deploy/describeDeployment.ts';
export { localConfig } from './deploy/localConfig.ts';
export { deploymentPath, readDeployment, startOver, writeDeployment } from './deploy/localDeployment.ts';
export { deploymentFileIn } from './deploy/paths.ts';
export { type DeployPlan, planDeployment } from './deploy/plan.ts';
export { polygon } from './deploy/polygon.ts';
export { polygonNode } from './deploy/polygonNode.ts';
export { poolTerms } from './deploy/poolTerms.ts';
export { type RehearsalFile, readRehearsalConfig } from './deploy/rehearsalConfig.ts';
export { requireChain } from './deploy/requireChain.ts';
export { readCoin, requireCoin } from './deploy/requireCoin.ts';
export { requireConfig } from './deploy/requireConfig.ts';
export { runSteps } from './deploy/runSteps.ts';
export { missingSteps } from './deploy/steps.ts';
export { waitUntilFinal } from './deploy/waitUntilFinal.ts';
export { writeWhole } from './deploy/writeWhole.ts';
export { argument } from './terminal/argument.ts';
export { errorMessage } from './terminal/errorMessage.ts';
export { sentencesOf } from './terminal/sentence.ts';
export { withoutSecrets } from './terminal/withoutSecrets.ts';
