export { textsOf } from '../messages/textsOf.ts';
export type { Balances, BalancesPort, WalletHistory } from './balances.ts';
export type { Claimable, ClaimCost, ClaimsPort } from './claims.ts';
export type { ClipboardPort } from './clipboard.ts';
export type { ConnectionPort } from './connection.ts';
export type { DraftsPort } from './drafts.ts';
export type { EnrolmentsPort, EnrolmentToSign } from './enrolments.ts';
export type { KeysPort } from './keys.ts';
export { type LanguagePort, type ShownLanguage, shownInEnglish } from './language.ts';
export type { LiveListener, LivePort } from './live.ts';
export type { NavigationPort } from './navigation.ts';
export type { NoticesPort } from './notices.ts';
export type { AdminChange, PoolProofsPort, RoleHolder } from './poolProofs.ts';
export type { PoolsPort, PurchaseTerms } from './pools.ts';
export { type Ports, PortsProvider, usePorts } from './ports.tsx';
export type { LineProof, ProofsPort } from './proofs.ts';
export type { PurchasePreview } from './purchasePreview.ts';
export { type Readable, useReadable } from './readable.ts';
export type { SessionPort, SessionUser } from './session.ts';
export type { SharePort } from './share.ts';
export type { ThemePort } from './theme.ts';
export {
  type DemoPersona,
  WalletError,
  type WalletFailure,
  type WalletOption,
  type WalletPort,
  type WalletState,
} from './wallet.ts';
export { writable } from './writable.ts';
