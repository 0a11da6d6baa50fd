// `pnpm restore <file>`: restores a backup to empty folders.
import '@upline/chain/compileCache';

const { readConfig } = await import('../config/config.ts');
const { restoreBackup } = await import('./restoreBackup.ts');
const { runCommand } = await import('./runCommand.ts');

await runCommand(
  {
    usage: 'pnpm restore <file>',
    does: 'Puts a backup where the server will find it; nothing may be there yet.',
  },
  async (file) => {
    const config = readConfig(process.env);
    const { createdAt, version } = await restoreBackup(config, file);
    return `Restored to ${config.databaseUrl}: the state of ${createdAt}, made by Upline ${version}.`;
  },
);
