// `pnpm generate:abi`: writes down by what code the app knows a pool.
import { fileURLToPath } from 'node:url';
import { compileContracts } from './compile.ts';
import { poolCodeFile } from './poolCodeFile.ts';
import { writeWhole } from './writeWhole.ts';

const path = fileURLToPath(new URL('../../../chain/src/pools/poolCode.ts', import.meta.url));
await writeWhole(path, poolCodeFile(await compileContracts()));
