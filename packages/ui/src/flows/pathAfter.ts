/** Where a visitor stands who began at a path and then went where their visits say; `'back'` takes one back. */
export function pathAfter(start: string, visits: readonly string[]): string {
  const history = [start];
  for (const visit of visits) {
    if (visit !== 'back') history.push(visit);
    else if (history.length > 1) history.pop();
  }
  return history.at(-1) ?? start;
}
