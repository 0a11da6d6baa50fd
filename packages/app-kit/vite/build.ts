export { appConfig } from './appConfig.ts';
export { compressBuild } from './compressBuild.ts';
export { demoMembers } from './demoMembers.ts';
export { developSettings } from './developSettings.ts';
export { notices } from './notices.ts';
export { ownOutDir } from './ownOutDir.ts';
export { stateBuild } from './stateBuild.ts';
export { walletConnect } from './walletConnect.ts';
