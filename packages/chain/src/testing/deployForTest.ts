// `pnpm deploy:contracts` with another configuration: that of a test, from UPLINE_TEST_CONFIG.
import '../terminal/compileCache.ts';

const { deployCommand } = await import('../deploy/command.ts');
const { poolTerms } = await import('../deploy/poolTerms.ts');

const config = JSON.parse(process.env.UPLINE_TEST_CONFIG ?? '{}');
await deployCommand({ ...config, pools: poolTerms }, 'The test').parseAsync();
