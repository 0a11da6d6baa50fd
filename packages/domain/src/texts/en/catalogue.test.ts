import { expect, test } from 'vitest';
import { accessMessages } from './access.ts';
import { balancesMessages } from './balances.ts';
import { messages } from './catalogue.ts';
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

test('the areas of the catalogue share no ID', () => {
  const parts = [
    accessMessages,
    commonMessages,
    contractErrorMessages,
    dashboardMessages,
    placeMessages,
    poolMessages,
    profileMessages,
    claimsMessages,
    networkMessages,
    supportMessages,
    notificationsMessages,
    balancesMessages,
    ledgerMessages,
    sessionsMessages,
    dataMessages,
    shareMessages,
    servicesMessages,
    systemMessages,
    serverMessages,
    toastMessages,
    transparencyMessages,
    walletMessages,
  ];
  const claimed = parts.flatMap((part) => Object.keys(part));
  expect(Object.keys(messages).toSorted()).toEqual(claimed.toSorted());
});

test('no text is empty or has stray spaces around it', () => {
  const untidy = Object.entries(messages).filter(
    ([id, text]) => id !== 'dashboard.greeting' && text.trim() !== text,
  );
  expect(untidy).toEqual([]);
  expect(Object.values(messages)).not.toContain('');
});
