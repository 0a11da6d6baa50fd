import { useQuery } from '@tanstack/react-query';
import { searchKey } from '@upline/domain';
import { type Command, CommandMenu } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import { useEffect, useState } from 'react';
import { type DeskTranslate, useDeskMessage } from '../messages/useDeskMessage.ts';
import { findCommands } from './commands.ts';
import { useAtDesk } from './deskContext.ts';
import { queuePath, ticketPathOf } from './deskPaths.ts';
import { queueKey } from './useDeskLive.ts';

/** Pause in typing before the tickets are searched, milliseconds. */
const searchAfter = 300;

/** Maximum number of tickets found. */
const most = 8;

/** The text of a field once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), searchAfter);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** True if the text alone identifies a search: a number, or at least two characters. */
const isSearch = (words: string) => /^#?\d+$/.test(words) || [...words].length > 1;

/** Loads tickets as the queue's search does, which the server records. */
function useFoundTickets(words: string) {
  const { client } = usePorts();
  const { me } = useAtDesk();
  const paused = usePaused(words);
  const isAsked = me.areas.includes('support') && isSearch(words);
  const { data, isError } = useQuery({
    queryKey: [...queueKey, 'commands', paused],
    queryFn: async ({ signal }) =>
      (await client.call('deskTickets', { query: { q: paused, limit: most } }, { signal })).data.tickets,
    enabled: isAsked && paused === words,
    // Live events do not repeat a recorded search.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const tickets = paused === words ? data : undefined;
  return { tickets, state: !isAsked || tickets ? 'idle' : isError ? 'failed' : 'searching' } as const;
}

type Found = NonNullable<ReturnType<typeof useFoundTickets>['tickets']>;

/** Commands for the found tickets, and for members that the search names. */
function commandsFor(d: DeskTranslate, words: string, tickets: Found): Command[] {
  const place = d('desk.area.support');
  const key = searchKey(words);
  const isNamed = ({ member, foundBy }: Found[number]) =>
    foundBy === 'memberId' ||
    foundBy === 'wallet' ||
    (key !== '' && ` ${searchKey(member.name)}`.includes(` ${key}`));
  const people = new Map(
    tickets.filter(isNamed).map(({ member: { name, walletId } }) => [walletId, name || walletId]),
  );
  return [
    ...tickets.map(({ number, subject, member }) => ({
      path: ticketPathOf(number),
      label: d('desk.command.found.ticket', { number, subject }),
      place: member.name || place,
    })),
    ...[...people].map(([wallet, name]) => ({
      path: `${queuePath('all')}?q=${wallet}`,
      label: d('desk.command.member', { member: name }),
      place,
    })),
  ];
}

export interface DeskCommandsProps {
  onClose: () => void;
  onKeys: () => void;
}

/** ⌘K of the staff app: pages and acts at once, tickets and members from the server. */
export function DeskCommands(props: DeskCommandsProps) {
  const d = useDeskMessage();
  const { me } = useAtDesk();
  const [text, setText] = useState('');
  const words = text.trim();
  const { tickets, state } = useFoundTickets(words);
  const loaded = tickets ? commandsFor(d, words, tickets) : [];
  function find(typed: string): readonly Command[] {
    const all = [...findCommands(d, typed, me), ...(typed.trim() === words ? loaded : [])];
    // A loaded ticket names the subject, in the place of the command for its number.
    return [...new Map(all.map((command) => [command.path, command])).values()];
  }
  return (
    <CommandMenu
      {...props}
      label={d('desk.command')}
      texts={{
        keys: d('desk.keys'),
        found: d('desk.command.found'),
        nothingFound: d('desk.command.nothing'),
      }}
      find={find}
      onText={setText}
      note={state === 'idle' ? '' : d(`desk.command.${state}`)}
    />
  );
}
