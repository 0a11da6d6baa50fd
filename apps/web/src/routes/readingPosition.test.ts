import { expect, test, vi } from 'vitest';
import { readReadingPosition, saveReadingPosition } from './readingPosition.ts';

test('stores the position in the history entry beside the router’s own state', () => {
  const history = {
    state: { idx: 3, key: 'abc', usr: null } as unknown,
    replaceState(state: unknown) {
      history.state = state;
    },
  };
  vi.stubGlobal('window', { history });
  saveReadingPosition({ expanded: ['0xA'] });
  saveReadingPosition({ top: 560 });
  saveReadingPosition({ row: '0xB' });
  const kept = { expanded: ['0xA'], top: 560, row: '0xB' };
  expect(history.state).toEqual({ idx: 3, key: 'abc', usr: kept });
  expect(readReadingPosition(kept)).toEqual(kept);
});

test.for([null, undefined, 'text', { expanded: 'all', top: '9' }, { expanded: [1, null] }, { row: 7 }])(
  'reads %j as no position',
  (state) => {
    expect(readReadingPosition(state)).toEqual({ expanded: [], top: 0, row: '' });
  },
);
