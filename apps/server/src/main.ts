// `pnpm start`: the server.
import '@upline/chain/compileCache';

await import('./serve.ts');
