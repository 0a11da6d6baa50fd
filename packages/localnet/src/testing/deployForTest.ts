// `pnpm deploy:contracts` with a test's configuration from UPLINE_TEST_CONFIG.
import '@upline/chain/compileCache';

const { deployCommand } = await import('@upline/operate/commands');
const { poolTerms } = await import('@upline/operate/node');

const config = JSON.parse(process.env.UPLINE_TEST_CONFIG ?? '{}');
await deployCommand({ ...config, pools: poolTerms }, 'The test').parseAsync();
