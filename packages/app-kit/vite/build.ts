// What every app of this repository is built with.
export { appConfig } from './appConfig.ts';
export { compressBuild } from './compressBuild.ts';
export { demoMembers } from './demoMembers.ts';
export { notices } from './notices.ts';
export { ownOutDir } from './ownOutDir.ts';
export { stateBuild } from './stateBuild.ts';
export { stateRpc } from './stateRpc.ts';
export { walletConnect } from './walletConnect.ts';
export { warnUnset } from './warnUnset.ts';
