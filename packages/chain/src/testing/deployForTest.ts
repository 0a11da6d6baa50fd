// `pnpm deploy:contracts` with another configuration: that of a test, from UPLINE_TEST_CONFIG.
import { deployCommand } from '../deploy/command.ts';
import { poolTerms } from '../deploy/poolTerms.ts';

const config = JSON.parse(process.env.UPLINE_TEST_CONFIG ?? '{}');
await deployCommand({ ...config, pools: poolTerms }, 'The test').parseAsync();
