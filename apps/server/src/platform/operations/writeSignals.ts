import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { alertsText, dashboardText } from './signalFiles.ts';

new Command('pnpm generate:signals')
  .description('Writes deploy/alerts.yaml and deploy/dashboard.json from the table of signals.')
  .parse();

const deploy = new URL('../../../../../deploy/', import.meta.url);
await writeFile(new URL('alerts.yaml', deploy), alertsText());
await writeFile(new URL('dashboard.json', deploy), dashboardText());
