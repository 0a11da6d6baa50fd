import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from './openDb.ts';

/**
 * Runs a statement that the query builder cannot express and validates each row. Only `rows` is
 * equal in both drivers, and the statement must cast int8 to text to keep its precision.
 * @throws z.ZodError if a row does not match `row`.
 */
export async function rows<T extends z.ZodType>(db: Db, query: SQL, row: T): Promise<z.output<T>[]> {
  const answer = z.object({ rows: z.array(row) }).parse(await db.execute(query));
  return answer.rows;
}
