import type { messages } from '../en/catalogue.ts';
import type { Translation } from '../en/translation.ts';
import { accessSpanish } from './access.ts';
import { balancesSpanish } from './balances.ts';
import { claimsSpanish } from './claims.ts';
import { commonSpanish } from './common.ts';
import { contractErrorSpanish } from './contractErrors.ts';
import { dashboardSpanish } from './dashboard.ts';
import { dataSpanish } from './data.ts';
import { ledgerSpanish } from './ledger.ts';
import { networkSpanish } from './network.ts';
import { notificationsSpanish } from './notifications.ts';
import { placeSpanish } from './place.ts';
import { poolSpanish } from './pools.ts';
import { profileSpanish } from './profile.ts';
import { serverSpanish } from './server.ts';
import { servicesSpanish } from './services.ts';
import { sessionsSpanish } from './sessions.ts';
import { shareSpanish } from './share.ts';
import { supportSpanish } from './support.ts';
import { systemSpanish } from './system.ts';
import { toastSpanish } from './toasts.ts';
import { transparencySpanish } from './transparency.ts';
import { walletSpanish } from './wallet.ts';

/** Every text of the product in Spanish, as ICU MessageFormat. */
export const spanishMessages: Translation<typeof messages> = {
  ...commonSpanish,
  ...accessSpanish,
  ...walletSpanish,
  ...toastSpanish,
  ...contractErrorSpanish,
  ...placeSpanish,
  ...poolSpanish,
  ...dashboardSpanish,
  ...shareSpanish,
  ...profileSpanish,
  ...claimsSpanish,
  ...networkSpanish,
  ...supportSpanish,
  ...notificationsSpanish,
  ...balancesSpanish,
  ...ledgerSpanish,
  ...sessionsSpanish,
  ...dataSpanish,
  ...servicesSpanish,
  ...systemSpanish,
  ...transparencySpanish,
  ...serverSpanish,
};
