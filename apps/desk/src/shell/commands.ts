import { operatorActs, parseMemberId, type StaffArea } from '@upline/domain';
import type { DeskTranslate } from '../messages/useDeskMessage.ts';
import { areaLinks } from './areaLinks.ts';
import type { AtDesk } from './deskContext.ts';
import { actPath, deskViews, queuePath, ticketPathOf } from './deskPaths.ts';

/** A place that somebody at the desk can go to. */
export interface Command {
  path: string;
  label: string;
  /** Where it belongs; stands quietly behind it. */
  place: string;
}

type Who = Pick<AtDesk, 'me' | 'further'>;

function pagesOf(d: DeskTranslate, area: StaffArea, { me }: Who): Command[] {
  const place = d(`desk.area.${area}`);
  const links = areaLinks[area].flatMap((group) => group.links);
  return links
    .filter(({ roles }) => roles.some((role) => me.roles.includes(role)))
    .map(({ path, label }) => ({ path, label: d(label), place }));
}

/** Every page and act that is somebody's own. */
function commandsOf(d: DeskTranslate, who: Who): Command[] {
  const { me, further } = who;
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
    ...me.areas.flatMap((area) => pagesOf(d, area, who)),
    ...(further ? [{ path: further.path, label: further.title, place: d('desk.pages') }] : []),
    // After the pages: the first act of a kind has its page's address, and a name that says more.
    ...(me.roles.includes('operator') ? acts : []),
  ];
  // One log stands in several areas.
  return [...new Map(all.map((command) => [command.path, command])).values()];
}

/** What the words themselves name: a ticket, a member, or something to search tickets for. */
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

/** The pages, acts and tickets that words lead to, as far as they are the reader's. */
export function findCommands(d: DeskTranslate, text: string, who: Who): readonly Command[] {
  const words = text.trim();
  const all = commandsOf(d, who);
  if (words === '') return all;
  const parts = words.toLowerCase().split(/\s+/);
  const found = all.filter(({ label, place }) => {
    const said = `${label} ${place}`.toLowerCase();
    return parts.every((part) => said.includes(part));
  });
  return who.me.areas.includes('support') ? [...found, ...named(d, words)] : found;
}
