import { expect, test } from 'vitest';
import { groupRoles } from './groupRoles.ts';

test('groups a holder’s contracts by role, and keeps different offers separate', () => {
  const admin = { role: 'ADMIN', holder: '0xa', offeredTo: null } as const;
  const product = { role: 'PRODUCT', holder: '0xb', offeredTo: null } as const;
  const groups = groupRoles([
    { ...admin, position: null, contract: '0x0' },
    { ...admin, position: 1, contract: '0x1' },
    { ...product, position: 1, contract: '0x1' },
    { ...admin, position: 2, contract: '0x2' },
    { ...product, position: 2, contract: '0x2', offeredTo: '0xc' },
    { ...admin, position: 3, contract: '0x3', holder: null },
  ]);
  expect(
    groups.map(({ role, holder, offeredTo, places }) => [role, holder, offeredTo, places.length]),
  ).toEqual([
    ['ADMIN', '0xa', null, 3],
    ['ADMIN', null, null, 1],
    ['PRODUCT', '0xb', null, 1],
    ['PRODUCT', '0xb', '0xc', 1],
  ]);
});
