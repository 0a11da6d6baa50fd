import { readdirSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from './schema.ts';

const tablesOf = (module: object) =>
  Object.values(module).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));

test('contains every table of every feature, so that no migration drops one', async () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/schema.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  expect(tablesOf(schema).toSorted()).toEqual(modules.flatMap(tablesOf).toSorted());
});
