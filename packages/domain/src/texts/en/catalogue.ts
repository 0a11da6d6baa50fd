import { accessMessages } from './access.ts';
import { balancesMessages } from './balances.ts';
import { claimsMessages } from './claims.ts';
import { commonMessages } from './common.ts';
import { contractErrorMessages } from './contractErrors.ts';
import { dashboardMessages } from './dashboard.ts';
import { dataMessages } from './data.ts';
import { ledgerMessages } from './ledger.ts';
import { networkMessages } from './network.ts';
import { notificationsMessages } from './notifications.ts';
import { placeMessages } from './place.ts';
import { poolMessages } from './pools.ts';
import { profileMessages } from './profile.ts';
import { serverMessages } from './server.ts';
import { servicesMessages } from './services.ts';
import { sessionsMessages } from './sessions.ts';
import { shareMessages } from './share.ts';
import { supportMessages } from './support.ts';
import { systemMessages } from './system.ts';
import { toastMessages } from './toasts.ts';
import { transparencyMessages } from './transparency.ts';
import { walletMessages } from './wallet.ts';

/** The texts before sign-in; the app's first page loads only these. */
export const visitorMessages = {
  ...commonMessages,
  ...accessMessages,
  ...walletMessages,
  ...toastMessages,
  'level.title': poolMessages['level.title'],
} as const;

/**
 * Every text of the product in English, as ICU MessageFormat, by ID. Data only: each consumer
 * compiles the texts with its own library.
 */
export const messages = {
  ...visitorMessages,
  ...contractErrorMessages,
  ...placeMessages,
  ...poolMessages,
  ...dashboardMessages,
  ...shareMessages,
  ...profileMessages,
  ...claimsMessages,
  ...networkMessages,
  ...supportMessages,
  ...notificationsMessages,
  ...balancesMessages,
  ...ledgerMessages,
  ...sessionsMessages,
  ...dataMessages,
  ...servicesMessages,
  ...systemMessages,
  ...transparencyMessages,
  ...serverMessages,
} as const;

export type MessageId = keyof typeof messages;

export type ServerMessageId = keyof typeof serverMessages;

/** A text of the server: its ID and the values of its placeholders. */
export interface ServerText {
  key: ServerMessageId;
  values?: Readonly<Record<string, string>>;
}

/**
 * A text of the catalogue with its values, so that domain rules can return texts without formatting
 * them.
 */
export interface TextMessage {
  id: MessageId;
  values?: Readonly<Record<string, string | number>>;
}
