import { expect, test } from 'vitest';
import { deskEnglish } from '../../apps/desk/src/messages/desk.generated.ts';
import { benchEnglish } from '../../apps/workbench/src/messages/bench.generated.ts';
import { english } from '../../packages/ui/src/messages/en.generated.ts';
import { unshownTexts } from './unshownTexts.ts';

const all = Object.keys({ ...english, ...deskEnglish, ...benchEnglish });

test('returns the texts that no story shows', () => {
  expect(unshownTexts(all.filter((id) => id !== 'common.retry'))).toEqual(['common.retry']);
  expect(unshownTexts([...all, 'server.forLeads'])).toEqual([]);
});
