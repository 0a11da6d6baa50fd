/** The current path after a start path and some visits; `'back'` goes back one visit. */
export function pathAfter(start: string, visits: readonly string[]): string {
  const history = [start];
  for (const visit of visits) {
    if (visit !== 'back') history.push(visit);
    else if (history.length > 1) history.pop();
  }
  return history.at(-1) ?? start;
}
