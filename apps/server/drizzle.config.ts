import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['auth', 'members', 'ledger', 'notifications', 'tickets', 'desk', 'uploads', 'places'].map(
    (feature) => `./apps/server/src/${feature}/schema.ts`,
  ),
  out: './apps/server/src/db/migrations',
});
