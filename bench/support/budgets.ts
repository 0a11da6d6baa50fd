import Table from 'cli-table3';

export interface Budget {
  what: string;
  figure: number;
  budget: number;
  holds: boolean;
}

export function atLeast(what: string, figure: number, budget: number): Budget {
  return { what, figure, budget, holds: figure >= budget };
}

export function atMost(what: string, figure: number, budget: number): Budget {
  return { what, figure, budget, holds: figure <= budget };
}

/** Prints budgets as a table. @returns True if all are met. */
export function printBudgets(budgets: readonly Budget[]): boolean {
  const table = new Table({
    style: { compact: true },
    head: ['budget', 'measured', 'allowed', 'holds'],
    colAligns: ['left', 'right', 'right', 'left'],
  });
  for (const { what, figure, budget, holds } of budgets) {
    table.push([what, figure.toFixed(3), `${budget}`, holds ? 'yes' : 'NO']);
  }
  console.log(table.toString());
  return budgets.every(({ holds }) => holds);
}
