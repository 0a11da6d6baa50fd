// `pnpm start`: the server.
import './compileCache.ts';

await import('./serve.ts');
