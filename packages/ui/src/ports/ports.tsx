import type { Client } from '@upline/api';
import { createContext, type ReactNode, useContext } from 'react';
import type { BalancesPort } from './balances.ts';
import type { ClaimsPort } from './claims.ts';
import type { ClipboardPort } from './clipboard.ts';
import type { ConnectionPort } from './connection.ts';
import type { DraftsPort } from './drafts.ts';
import type { EnrolmentsPort } from './enrolments.ts';
import type { KeysPort } from './keys.ts';
import type { LanguagePort } from './language.ts';
import type { LivePort } from './live.ts';
import type { NavigationPort } from './navigation.ts';
import type { NoticesPort } from './notices.ts';
import type { PoolsPort } from './pools.ts';
import type { ProofsPort } from './proofs.ts';
import type { SessionPort } from './session.ts';
import type { SharePort } from './share.ts';
import type { ThemePort } from './theme.ts';
import type { WalletPort } from './wallet.ts';

/** The services that screens use. The app or the story provides them. */
export interface Ports {
  client: Client;
  session: SessionPort;
  wallet: WalletPort;
  pools: PoolsPort;
  places: EnrolmentsPort;
  balances: BalancesPort;
  claims: ClaimsPort;
  proofs: ProofsPort;
  navigation: NavigationPort;
  theme: ThemePort;
  language: LanguagePort;
  clipboard: ClipboardPort;
  connection: ConnectionPort;
  share: SharePort;
  drafts: DraftsPort;
  keys: KeysPort;
  live: LivePort;
  notices: NoticesPort;
}

const PortsContext = createContext<Ports | null>(null);

export function PortsProvider({ ports, children }: { ports: Ports; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/** The ports of the nearest provider. @throws Error outside a `PortsProvider`. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('A screen stands outside PortsProvider.');
  return ports;
}
