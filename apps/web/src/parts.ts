// What the staff's app is made of as the members' is: one way into each, one world behind the ports of both.
export { isLocalChain } from './chain/localMode.ts';
export { watchErrors } from './reports/watchErrors.ts';
export { createQueryClient } from './routes/createQueryClient.ts';
export { followLinks } from './routes/followLinks.ts';
export { RouterBridge } from './routes/RouterBridge.tsx';
export { tellOfError } from './routes/tellOfError.ts';
export { useQuestion } from './routes/useQuestion.ts';
export { followOtherTabs } from './session/followOtherTabs.ts';
export { staffWorld } from './staffWorld.ts';
export { browserStorage } from './store/browserStorage.ts';
export { createAppWorld, type World } from './world.ts';
