import type { FeePart, LedgerLine } from '@upline/api';
import { expect, test } from 'vitest';
import type { Translate } from '../../../messages/useMessage.ts';
import { peopleCsv } from './peopleCsv.ts';

const t = ((id: string) => id) as Translate;
const nobody = {
  wallet: '',
  memberId: '',
  name: '',
  instead: '',
  insteadId: '',
  insteadName: '',
  count: null,
};

test.each([
  ['', 'level.split.bonus Greta Ivanova 20'],
  ['0xsponsor', 'fee.passed Greta Ivanova 20'],
])('names the sponsor’s part of a fee whose sponsor it passed: “%s”', (instead, first) => {
  const parts: FeePart[] = [
    { ...nobody, to: 'referral', amount: '20', wallet: '0xg', name: 'Greta Ivanova', instead },
    { ...nobody, to: 'missing', amount: '50', count: 5 },
    { ...nobody, to: 'product', amount: '30' },
  ];
  const { row } = peopleCsv(t, ({ name }) => name);
  const line = { kind: 'participation', position: 2, amount: '100', at: '2026-11-21T09:00:00.000Z', parts };
  expect(row({ ...line, from: '0xb', transaction: '0x1' } as unknown as LedgerLine)).toContain(
    `,0x1,${first}; transparency.leg.missing 50; level.split.product 30`,
  );
});
