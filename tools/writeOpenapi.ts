// `pnpm generate:openapi`: writes docs/openapi.json from the contract.
import { writeFile } from 'node:fs/promises';
import { openApiText } from '../packages/api/src/openapi.ts';

await writeFile(new URL('../docs/openapi.json', import.meta.url), openApiText());
