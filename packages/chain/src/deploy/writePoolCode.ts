// `pnpm generate:abi`: writes down by what code the app knows a pool.
import { fileURLToPath } from 'node:url';
import { writeWhole } from '../writeWhole.ts';
import { compileContracts } from './compile.ts';
import { poolCodeFile } from './poolCodeFile.ts';

const path = fileURLToPath(new URL('../poolCode.ts', import.meta.url));
await writeWhole(path, poolCodeFile(await compileContracts()));
