import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from './openDb.ts';

/**
 * Runs a statement that the query builder cannot write and checks each row: both drivers answer alike only
 * in `rows`, and int8 must be cast to text in the statement to arrive whole.
 * @throws z.ZodError when a row is not what `row` says.
 */
export async function rows<T extends z.ZodType>(db: Db, query: SQL, row: T): Promise<z.output<T>[]> {
  const answer = z.object({ rows: z.array(row) }).parse(await db.execute(query));
  return answer.rows;
}
