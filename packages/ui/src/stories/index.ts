// Story helpers for other packages: the mock backend and the ports that use it.
export { fileOf } from '../features/support/chooseFiles.play.ts';
export { loseReply } from '../features/support/loseReply.play.ts';
export { fakeChanges } from '../ports/fakes/fakeChanges.ts';
export { fakeRoles, operatorWallets } from '../ports/fakes/fakeRoles.ts';
export { browserWallet } from '../ports/fakes/fakeWallet.ts';
export { type BackendSetting, startBackend, withBackend } from '../ports/fakes/withBackend.tsx';
export { findToast } from './findToast.ts';
