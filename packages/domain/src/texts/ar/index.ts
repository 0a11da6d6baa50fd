import type { messages } from '../en/catalogue.ts';
import type { Translation } from '../en/translation.ts';
import { accessArabic } from './access.ts';
import { balancesArabic } from './balances.ts';
import { claimsArabic } from './claims.ts';
import { commonArabic } from './common.ts';
import { contractErrorArabic } from './contractErrors.ts';
import { dashboardArabic } from './dashboard.ts';
import { dataArabic } from './data.ts';
import { ledgerArabic } from './ledger.ts';
import { networkArabic } from './network.ts';
import { notificationsArabic } from './notifications.ts';
import { placeArabic } from './place.ts';
import { poolArabic } from './pools.ts';
import { profileArabic } from './profile.ts';
import { serverArabic } from './server.ts';
import { servicesArabic } from './services.ts';
import { sessionsArabic } from './sessions.ts';
import { shareArabic } from './share.ts';
import { supportArabic } from './support.ts';
import { systemArabic } from './system.ts';
import { toastArabic } from './toasts.ts';
import { transparencyArabic } from './transparency.ts';
import { walletArabic } from './wallet.ts';

/** Every text of the product in Arabic, as ICU MessageFormat. */
export const arabicMessages: Translation<typeof messages> = {
  ...commonArabic,
  ...accessArabic,
  ...walletArabic,
  ...toastArabic,
  ...contractErrorArabic,
  ...placeArabic,
  ...poolArabic,
  ...dashboardArabic,
  ...shareArabic,
  ...profileArabic,
  ...claimsArabic,
  ...networkArabic,
  ...supportArabic,
  ...notificationsArabic,
  ...balancesArabic,
  ...ledgerArabic,
  ...sessionsArabic,
  ...dataArabic,
  ...servicesArabic,
  ...systemArabic,
  ...transparencyArabic,
  ...serverArabic,
};
