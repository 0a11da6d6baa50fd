import { expect, test } from 'vitest';
import { iconsIn, iconsInUse } from './iconsInUse.ts';

test('reads every imported icon name and skips types', () => {
  expect(iconsIn("import { Lock } from 'lucide-react';")).toEqual(['Lock']);
  expect(iconsIn("import { Check, type LucideIcon, X as Close } from 'lucide-react';")).toEqual([
    'Check',
    'X',
  ]);
  expect(iconsIn("import {\n  Anvil,\n  Globe,\n} from 'lucide-react';")).toEqual(['Anvil', 'Globe']);
  expect(iconsIn("import type { LucideIcon } from 'lucide-react';")).toEqual([]);
  expect(iconsIn("import { Check } from './Check.tsx';")).toEqual([]);
});

test('lists each icon once with all its files and ignores stories', () => {
  const uses = iconsInUse({
    '/b.tsx': "import { X, Check } from 'lucide-react';",
    '/a.tsx': "import { X } from 'lucide-react';",
    '/a.stories.tsx': "import { Anvil } from 'lucide-react';",
  });
  expect([...uses]).toEqual([
    ['Check', ['/b.tsx']],
    ['X', ['/b.tsx', '/a.tsx']],
  ]);
});
