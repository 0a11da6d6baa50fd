import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type BareWords, bareWords } from './bareWords.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Slots for block content, never for bare text. */
const ofBlocks = ['Tooltip', 'Sheet', 'Dialog', 'Field', 'BindingText'].map((name) => `/${name}.tsx`);

/** A slot counts if it usually contains text: the text props of a design system component. */
const isWordsSlot = ({ file, code }: BareWords) =>
  /\/(primitives|patterns)\//.test(file) &&
  /^(children|label|title)\b/.test(code) &&
  !ofBlocks.some((end) => file.endsWith(end));

test('text that shares an element with other content has an element of its own', () => {
  const found = bareWords(root, (file) =>
    /^(packages\/ui|apps\/(web|desk))\/src\/(?!.*\.(stories|play|test)\.tsx$).*\.tsx$/.test(file),
  );
  expect(
    found
      .filter((one) => one.kind === 'words' || isWordsSlot(one))
      .map(({ file, line, code }) => `${file}:${line}: ${code}`),
  ).toEqual([]);
});

test('finds bare text beside an icon, behind a condition, in a fragment and in a slot', () => {
  const folder = mkdtempSync(join(root, 'node_modules/.cache/bare-words-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { jsx: 'react-jsx', strict: true, noEmit: true, types: [] },
        include: ['*.tsx'],
      }),
    );
    writeFileSync(
      join(folder, 'Part.tsx'),
      `import type { ReactNode } from 'react';
export function Part({ label, count, busy, children }: { label: string; count: number; busy: boolean; children: ReactNode }) {
  return (
    <div>
      <p>{busy && <i />}{label}</p>
      <p>{busy ? <i /> : count}{' '}<b>{label}</b></p>
      <p>{busy && <>{label}<i /></>}</p>
      <p>Hello <b>there</b></p>
      <p><i />{children}</p>
      <p>{label}</p>
      <p>{busy ? label : count}</p>
      <p><i /> <span>{label}</span></p>
      <p> {label}</p>
    </div>
  );
}
`,
    );
    const found = bareWords(`${folder}/`, (file) => file === 'Part.tsx');
    expect(found.map(({ line, code, kind }) => `${line} ${kind} ${code}`)).toEqual([
      '5 words label',
      '6 words count',
      '7 words label',
      '8 words Hello ',
      '9 slot children',
      '13 words label',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
