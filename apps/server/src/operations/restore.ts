// `pnpm restore <file>`: puts a backup where the server will find it; nothing may be there yet.
import { readConfig } from '../config.ts';
import { restoreBackup } from './restoreBackup.ts';
import { runCommand } from './runCommand.ts';

await runCommand('pnpm restore <file>', async (file) => {
  const config = readConfig(process.env);
  const { createdAt, version } = await restoreBackup(config, file);
  return `Restored to ${config.databaseUrl}: the state of ${createdAt}, made by Upline ${version}.`;
});
