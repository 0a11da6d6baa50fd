import assert from 'node:assert/strict';
import type { CallInput } from '@upline/api/contract';
import { messages } from '@upline/domain';
import { test } from 'vitest';
import { serveApi } from './support/serveApi.ts';
import { joinAs, joinStaff } from './support/staff.ts';
import { assertRefused, callAny, join, type Visitor, visit } from './support/visitor.ts';

const api = serveApi();

async function current({ client }: Visitor) {
  return (await client.call('currentIncident', {})).data.incident;
}

const end = ({ client }: Visitor, incidentId: string) =>
  client.call('deskEndIncident', { params: { incidentId } });

async function endAny(lead: Visitor): Promise<void> {
  const open = await current(lead);
  if (open) await end(lead, open.id);
}

const slow = { text: 'Purchases are slow.', severity: 'problem', link: '/help/slow' } as const;

test('a lead publishes an incident, changes and ends it; visitors and members read the same', async () => {
  const [member, lead, visitor] = [await join(api), await joinStaff(api), await visit(api)];
  await endAny(lead);
  assert.equal(await current(visitor), null);

  const { data } = await lead.client.call('deskSetIncident', { body: slow });
  const { id, from, until, ...told } = data.incident;
  assert.deepEqual([told, until], [slow, null]);
  assert.deepEqual(await current(visitor), data.incident);
  assert.deepEqual(await current(member), data.incident);

  const next = { ...slow, text: 'Purchases stop.', severity: 'outage' as const };
  const { data: changed } = await lead.client.call('deskSetIncident', { body: next });
  assert.notEqual(changed.incident.id, id);
  assert.deepEqual(await current(member), changed.incident);

  // The page of another lead still shows the first one.
  const late = { status: 409, reason: messages['server.incidentChanged'] };
  await assertRefused('deskEndIncident', end(lead, id), late);
  assert.deepEqual(await current(member), changed.incident);
  assert.equal((await end(lead, changed.incident.id)).data.incident, null);
  assert.equal(await current(member), null);
  assert.equal((await end(lead, changed.incident.id)).data.incident, null);
  const { data: audit } = await lead.client.call('deskAudit', { query: { kind: ['change'], limit: 3 } });
  assert.deepEqual(
    audit.entries.map(({ act, details }) => [act, details.text]),
    [
      ['endIncident', next.text],
      ['setIncident', next.text],
      ['setIncident', slow.text],
    ],
  );
});

test('an incident may start later, ends after its start, links to this site only and needs a lead', async () => {
  const lead = await joinStaff(api);
  const agent = await joinAs(api, lead, 'agent');
  const set = (visitor: Visitor, body: CallInput<'deskSetIncident'>['body']) =>
    visitor.client.call('deskSetIncident', { body });
  // By the server's clock.
  const now = Date.parse((await set(lead, slow)).data.incident.from);
  const hence = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const ahead = { ...slow, from: hence(60), until: hence(120) };
  const { data } = await set(lead, ahead);
  assert.deepEqual([data.incident.from, data.incident.until], [ahead.from, ahead.until]);
  assert.deepEqual(await current(agent), data.incident);

  const early = { status: 409, reason: messages['server.endsTooEarly'] };
  await assertRefused('deskSetIncident', set(lead, { ...slow, until: hence(-1) }), early);
  await assertRefused('deskSetIncident', set(lead, { ...ahead, until: hence(30) }), early);
  const elsewhere = { ...slow, link: 'https://evil.example' };
  await assertRefused('deskSetIncident', set(lead, elsewhere), { status: 400 });
  await assertRefused('deskSetIncident', set(lead, { ...slow, text: '\u200b' }), { status: 400 });
  const leads = { status: 400, reason: messages['server.textLeads'], path: 'text' };
  await assertRefused('deskSetIncident', set(lead, { ...slow, text: 'Move it: evil.example/claim' }), leads);
  const told = await set(lead, { ...slow, text: ' Two\nlines\u202e ' });
  assert.equal(told.data.incident.text, 'Two lines');
  const forLeads = { status: 403, reason: messages['server.forLeads'] };
  await assertRefused('deskSetIncident', callAny(agent, 'deskSetIncident', { body: slow }), forLeads);
  await assertRefused('deskEndIncident', end(agent, told.data.incident.id), forLeads);
  await endAny(lead);
});
