import assert from 'node:assert/strict';
import { test } from 'vitest';
import { join, type Visitor, visit } from '../support/visitor.ts';
import { serveApi } from './support/serveApi.ts';
import { joinStaff } from './support/staff.ts';

const api = serveApi();

const current = async ({ ask }: Visitor) => (await ask('currentIncident', {})).incident;

async function endAny(lead: Visitor): Promise<void> {
  const open = await current(lead);
  if (open) await lead.ask('deskEndIncident', { incidentId: open.id });
}

const slow = { text: 'Purchases are slow.', severity: 'problem', link: '/help/slow' } as const;

test('a lead publishes an incident, changes and ends it; visitors and members read the same', async () => {
  const [member, lead, visitor] = [await join(api), await joinStaff(api), visit(api)];
  await endAny(lead);
  assert.equal(await current(visitor), null);

  const { incident } = await lead.ask('deskSetIncident', slow);
  const { id, from, until, ...told } = incident;
  assert.deepEqual([told, until], [slow, null]);
  assert.deepEqual(await current(visitor), incident);
  assert.deepEqual(await current(member), incident);

  const next = { ...slow, text: 'Purchases stop.', severity: 'outage' as const };
  const { incident: changed } = await lead.ask('deskSetIncident', next);
  assert.notEqual(changed.id, id);
  assert.deepEqual(await current(member), changed);

  // The page of another lead still shows the first one.
  await lead.refused('deskEndIncident', { incidentId: id }, 409, 'server.incidentChanged');
  assert.deepEqual(await current(member), changed);
  for (let time = 0; time < 2; time++) {
    assert.equal((await lead.ask('deskEndIncident', { incidentId: changed.id })).incident, null);
    assert.equal(await current(member), null);
  }
  const { entries } = await lead.ask('deskAudit', { kind: ['change'], limit: 3 });
  assert.deepEqual(
    entries.map(({ act, details }) => [act, details.text]),
    [
      ['endIncident', next.text],
      ['setIncident', next.text],
      ['setIncident', slow.text],
    ],
  );
});

test('an incident may start later, ends after its start and links to this site only', async () => {
  const lead = await joinStaff(api);
  // By the server's clock.
  const now = Date.parse((await lead.ask('deskSetIncident', slow)).incident.from);
  const hence = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const ahead = { ...slow, from: hence(60), until: hence(120) };
  const { incident } = await lead.ask('deskSetIncident', ahead);
  assert.deepEqual([incident.from, incident.until], [ahead.from, ahead.until]);
  assert.deepEqual(await current(lead), incident);
  for (const [wrong, status, ...refusal] of [
    [{ ...slow, until: hence(-1) }, 409, 'server.endsTooEarly'],
    [{ ...ahead, until: hence(30) }, 409, 'server.endsTooEarly'],
    [{ ...slow, link: 'https://evil.example' }, 400],
    [{ ...slow, text: '\u200b' }, 400],
    [{ ...slow, text: 'Move it: evil.example/claim' }, 400, 'server.textLeads', 'text'],
  ] as const) {
    await lead.refused('deskSetIncident', wrong, status, ...refusal);
  }
  const { incident: told } = await lead.ask('deskSetIncident', { ...slow, text: ' Two\nlines\u202e ' });
  assert.equal(told.text, 'Two lines');
  await endAny(lead);
});
