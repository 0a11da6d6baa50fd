import { expect, test } from 'vitest';
import { bodyOf, emptyIncident, faultsOf } from './incidentForm.ts';

const now = new Date('2026-11-22T12:00:00');
const slow = { ...emptyIncident, text: ' Purchases are slow. ' };

test.each([
  [{}, []],
  [{ text: '  ' }, ['text']],
  [{ text: '\u200b\u3164' }, ['text']],
  [{ text: 'x'.repeat(141) }, ['text']],
  [{ link: '/help' }, []],
  [{ link: 'https://evil.example' }, ['link']],
  [{ until: '2026-11-22T12:01' }, []],
  [{ until: '2026-11-22T12:00' }, ['until']],
  [{ from: '2026-11-23T12:00', until: '2026-11-23T11:00' }, ['until']],
])('reports for %j the invalid fields %j', (change, wrong) => {
  expect(Object.keys(faultsOf({ ...slow, ...change }, now))).toEqual(wrong);
});

test('treats empty times as now and no end', () => {
  expect(bodyOf(slow)).toEqual({ text: 'Purchases are slow.', severity: 'problem', link: '', until: null });
  const from = '2026-11-23T12:00';
  expect(bodyOf({ ...slow, from, until: from })).toMatchObject({
    from: new Date(from).toISOString(),
    until: new Date(from).toISOString(),
  });
});
