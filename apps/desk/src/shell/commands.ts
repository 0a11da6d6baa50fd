import { operatorActs, parseMemberId, type StaffArea } from '@upline/domain';
import type { Command } from '@upline/ui';
import type { DeskTranslate } from '../messages/useDeskMessage.ts';
import { areaLinks } from './areaLinks.ts';
import type { AtDesk } from './deskContext.ts';
import { actPath, deskViews, queuePath, ticketPathOf } from './deskPaths.ts';

type Me = AtDesk['me'];

function pagesOf(d: DeskTranslate, area: StaffArea, me: Me): Command[] {
  const place = d(`desk.area.${area}`);
  const links = areaLinks[area].flatMap((group) => group.links);
  return links
    .filter(({ roles }) => roles.some((role) => me.roles.includes(role)))
    .map(({ path, label }) => ({ path, label: d(label), place }));
}

/** All pages and acts that the user may open. */
function commandsOf(d: DeskTranslate, me: Me): Command[] {
  const views = deskViews.map((view) => ({
    path: queuePath(view),
    label: d(`desk.view.${view}`),
    place: d('desk.area.support'),
  }));
  const acts = operatorActs.map((act) => ({
    path: actPath(act),
    label: d(`desk.act.${act}`),
    place: d('desk.nav.acts'),
  }));
  const all = [
    ...(me.areas.includes('support') ? views : []),
    ...me.areas.flatMap((area) => pagesOf(d, area, me)),
    // Acts come last, so that the first act of a kind replaces the page with the same path and a
    // shorter label.
    ...(me.roles.includes('operator') ? acts : []),
  ];
  // The audit log appears in several areas.
  return [...new Map(all.map((command) => [command.path, command])).values()];
}

/** Commands for a ticket number, a member, or a ticket search. */
function named(d: DeskTranslate, words: string): Command[] {
  const place = d('desk.area.support');
  const search = `${queuePath('all')}?q=${encodeURIComponent(words)}`;
  const [, number] = /^#?(\d{1,9})$/.exec(words) ?? [];
  if (number) return [{ path: ticketPathOf(number), label: d('desk.command.ticket', { number }), place }];
  const member = /^0x[\da-f]{40}$/i.test(words) ? words : parseMemberId(words);
  if (member) {
    const path = `${queuePath('all')}?q=${member}`;
    return [{ path, label: d('desk.command.member', { member }), place }];
  }
  return [{ path: search, label: d('desk.command.search', { words }), place }];
}

/** Commands that match the text, limited to the user's roles. */
export function findCommands(d: DeskTranslate, text: string, me: Me): readonly Command[] {
  const words = text.trim();
  const all = commandsOf(d, me);
  if (words === '') return all;
  const parts = words.toLowerCase().split(/\s+/);
  const found = all.filter(({ label, place }) => {
    const said = `${label} ${place}`.toLowerCase();
    return parts.every((part) => said.includes(part));
  });
  return me.areas.includes('support') ? [...found, ...named(d, words)] : found;
}
