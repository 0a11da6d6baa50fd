// `pnpm backup <file>`: writes database and uploads to one file, also while the server runs.
import '@upline/chain/compileCache';

const { readConfig } = await import('../config/config.ts');
const { createBackup } = await import('./createBackup.ts');
const { runCommand } = await import('./runCommand.ts');

await runCommand(
  {
    usage: 'pnpm backup <file>',
    does: 'Writes database and uploads to one file, also while the server runs.',
  },
  async (file) => {
    const { createdAt, files, uploads } = await createBackup(readConfig(process.env), file);
    const count = Object.keys(files).length - 1;
    const what =
      uploads === 'included'
        ? `the database and ${count} uploads`
        : 'the database; uploads are in the bucket';
    return `${file} holds ${what}, as of ${createdAt}. Anybody who has it can read everything: keep it as a secret.`;
  },
);
