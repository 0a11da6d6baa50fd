import { expect, test } from 'vitest';
import type { Translate } from '../../../messages/useMessage.ts';
import type { Loadable } from '../../../patterns/loadable.ts';
import type { MatrixSeat } from './matrixMember.ts';
import { matrixRows } from './matrixRows.ts';

const t: Translate = (_text: unknown, values?: { free?: unknown }) => `${values?.free} free`;

function placeOf(wallet: string, downlines: MatrixSeat[] = []): MatrixSeat {
  return { wallet, name: wallet, photo: '', downlines };
}

const ada = placeOf('Ada');
const eve = placeOf('Eve');
const loaded = (...data: MatrixSeat[]): Loadable<readonly MatrixSeat[]> => ({ status: 'loaded', data });

test('loads nothing for a collapsed row, and lists members and free slots of an expanded one', () => {
  const bo = placeOf('Bo', [placeOf('Cy')]);
  const { nodes, rows } = matrixRows()([ada, eve], new Set(['Ada']), () => loaded(bo, placeOf('Di')), t);
  const [open, closed] = nodes;
  expect(closed?.children).toBe('unloaded');
  expect(open?.children).toEqual([
    { id: 'Bo', label: 'Bo, Bo', children: 'unloaded' },
    { id: 'Di', label: 'Di, Di' },
    { id: 'Ada free', label: '3 free' },
  ]);
  expect(rows.get('Ada free')).toEqual({ free: 3, level: 2, isLast: false });
  expect(rows.get('Bo')).toMatchObject({ member: { wallet: 'Bo' }, taken: 1, level: 2, isLast: false });
  expect(rows.get('Eve')).toMatchObject({ level: 1, isLast: true });
});

test('distinguishes loading slots from failed ones', () => {
  const expanded = new Set(['Ada', 'Eve']);
  const onRetry = () => undefined;
  const { nodes } = matrixRows()(
    [ada, eve],
    expanded,
    (wallet) => (wallet === 'Ada' ? { status: 'loading' } : { status: 'failed', onRetry }),
    t,
  );
  expect(nodes.map(({ children }) => children)).toEqual(['unloaded', 'failed']);
});

test('reuses row objects unless their subtree changes', () => {
  const rowsOf = matrixRows();
  const slots = (wallet: string) => loaded(placeOf(`${wallet}1`, [ada]));
  const before = rowsOf([ada, eve], new Set(['Ada', 'Eve']), slots, t).nodes;
  const same = rowsOf([ada, eve], new Set(['Ada', 'Eve']), slots, t).nodes;
  expect(same[0]).toBe(before[0]);
  const after = rowsOf([ada, eve], new Set(['Ada', 'Eve', 'Eve1']), slots, t).nodes;
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
