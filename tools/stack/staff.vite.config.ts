import { defineConfig, mergeConfig } from 'vite';
import staffApp from '../../apps/desk/vite.config.ts';
import { workbench } from '../../apps/workbench/vite/workbench.ts';

const chain = { dataDir: process.env.UPLINE_DATA_DIR, rpcUrl: process.env.UPLINE_RPC_URL };

/** The staff app's development server, with the workbench under the same address. */
export default defineConfig((env) => mergeConfig(staffApp(env), { plugins: workbench(chain) }));
