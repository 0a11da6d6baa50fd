export { handlersFor } from './answers/handlersFor.ts';
export type { Chain, Claim, Line, Purchase } from './chain.ts';
export { createMockBackend, ownWallet } from './createMockBackend.ts';
export { memberIdAt, poolAddressAt, stableCoinAddress, walletAt } from './identities.ts';
export type { Member, Registration, RegistrationFault } from './members.ts';
export type { MockBackend } from './mockBackend.ts';
export type { MockBackendOptions } from './mockBackendOptions.ts';
export { enrolmentText, mockSignature } from './mockSignature.ts';
export { registryAddress, roleHolders } from './network.ts';
export type { NewNotification, Notification } from './notifications.ts';
export {
  anonymousMember,
  fullMember,
  growingMember,
  newMember,
  operatorStaff,
  type Preset,
  supportAgent,
  supportLead,
  visitor,
} from './presets.ts';
export { guidePdf, screenshotPng } from './sampleFiles.ts';
export type { NewMessage, Ticket, TicketMessage } from './tickets.ts';
export { lookAt } from './ticketTransaction.ts';
export type { StoredFile } from './uploads.ts';
