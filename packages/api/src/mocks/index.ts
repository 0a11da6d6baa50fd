export type { Chain, Line, Purchase } from './chain.ts';
export { callHandlersFor, handlersFor } from './handlersFor.ts';
export { memberIdAt, walletAt } from './identities.ts';
export { mockSignature, type SignatureVerifier, verifyMockSignature } from './mockSignature.ts';
export { poolAddressAt, stableCoinAddress } from './poolAddress.ts';
export { anonymousMember, fullMember, growingMember, newMember, type Preset, visitor } from './presets.ts';
export {
  createWorld,
  type Member,
  ownWallet,
  type Registration,
  type RegistrationFault,
  type World,
} from './world.ts';
export type { WorldOptions } from './worldOptions.ts';
