/** Rows in one statement: it may carry 65 535 values. */
const chunkSize = 2000;

/** A list of rows in parts that one statement can carry. */
export function chunked<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / chunkSize) }, (_, chunk) =>
    list.slice(chunk * chunkSize, (chunk + 1) * chunkSize),
  );
}
