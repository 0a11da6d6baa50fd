// Story helpers for other packages: the mock backend and the ports that use it.
export { fileOf } from '../features/support/chooseFiles.play.ts';
export { loseReply } from '../features/support/loseReply.play.ts';
export { scriptedChanges } from '../ports/scripted/scriptedChanges.ts';
export { operatorWallets, scriptedRoles } from '../ports/scripted/scriptedRoles.ts';
export { browserWallet } from '../ports/scripted/scriptedWallet.ts';
export { inWorld, type WorldSetting, withWorld } from '../ports/scripted/withWorld.tsx';
export { findToast } from './findToast.ts';
