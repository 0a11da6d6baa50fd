import type { Artifacts } from './compile.ts';
import { builtCodeOf } from './isCodeOf.ts';

/** The text of `src/poolCode.ts`: by what the app knows each kind of pool that these artifacts make. */
export function poolCodeFile({ RacePool, GlobalPool }: Artifacts): string {
  const kinds = Object.entries({ race: RacePool, global: GlobalPool }).map(([kind, artifact]) => {
    const { hash, immutables } = builtCodeOf(artifact);
    const places = immutables.map(({ start, length }) => `      { start: ${start}, length: ${length} },\n`);
    return `  ${kind}: {\n    hash: '${hash}',\n    immutables: [\n${places.join('')}    ],\n  },\n`;
  });
  return `// Written by \`pnpm generate:abi\`.
import type { PoolKind } from '@upline/domain';
import type { BuiltCode } from './builtCode.ts';

/** The code of this build's pools. */
export const poolCode: Readonly<Record<PoolKind, BuiltCode>> = {
${kinds.join('')}};
`;
}
