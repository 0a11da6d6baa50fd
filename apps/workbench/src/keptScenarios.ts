import { parseScenarioReply } from '@upline/localnet/workbench';
import type { BenchScenarios } from './ports/scenarios.ts';

const path = '/__bench/scenarios';

async function ask(below: string, init?: RequestInit): Promise<string> {
  const reply = await fetch(`${path}${below}`, init);
  const text = await reply.text();
  if (!reply.ok) throw new Error(parseScenarioReply.refused(text));
  return text;
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Scenarios of this checkout, through its development server. */
export const keptScenarios: BenchScenarios = {
  list: async () => parseScenarioReply.kept(await ask('')),
  save: async (asked) => parseScenarioReply.saved(await ask('', post(asked))),
  run: async (name) => parseScenarioReply.ran(await ask(`/${name}/run`, post({}))),
};
