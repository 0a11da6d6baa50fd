import { expect, test, vi } from 'vitest';
import { keepPlace, readPlace } from './keptPlace.ts';

test('what is kept with an entry of the history is found in it, beside what the router keeps there', () => {
  const history = {
    state: { idx: 3, key: 'abc', usr: null } as unknown,
    replaceState(state: unknown) {
      history.state = state;
    },
  };
  vi.stubGlobal('window', { history });
  keepPlace({ expanded: ['0xA'] });
  keepPlace({ top: 560 });
  expect(history.state).toEqual({ idx: 3, key: 'abc', usr: { expanded: ['0xA'], top: 560 } });
  expect(readPlace({ expanded: ['0xA'], top: 560 })).toEqual({ expanded: ['0xA'], top: 560 });
});

test.for([null, undefined, 'text', { expanded: 'all', top: '9' }, { expanded: [1, null] }])(
  '%j holds no place',
  (state) => {
    expect(readPlace(state)).toEqual({ expanded: [], top: 0 });
  },
);
