/**
 * Runs requests in chunks, since each open request takes a connection.
 * @returns The results in the order of the items.
 */
export async function inChunks<Item, Answer>(
  items: readonly Item[],
  size: number,
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < items.length; from += size) {
    answers.push(...(await Promise.all(items.slice(from, from + size).map(ask))));
  }
  return answers;
}
