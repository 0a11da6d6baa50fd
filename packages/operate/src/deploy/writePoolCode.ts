// `pnpm generate:abi`: writes the code hashes by which the app recognizes pools.
import { fileURLToPath } from 'node:url';
import { compileContracts } from './compile.ts';
import { poolCodeFile } from './poolCodeFile.ts';
import { writeWhole } from './writeWhole.ts';

const path = fileURLToPath(new URL('../../../chain/src/pools/poolCode.ts', import.meta.url));
await writeWhole(path, poolCodeFile(await compileContracts()));
