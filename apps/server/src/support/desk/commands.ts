import { readFile } from 'node:fs/promises';
import type { Client, RouteName, TicketId } from '@upline/api';
import type { ReplyData } from '@upline/api/contract';
import { parseInput } from '@upline/api/parseInput';
import {
  type AuditHead,
  attachmentName,
  auditHeadText,
  noTopic,
  readAuditHead,
  shortAddress,
  type TicketStatus,
  type TicketTopic,
  type TicketView,
  ticketPageSize,
  ticketStatuses,
  ticketViews,
  topicOf,
} from '@upline/domain';
import Table from 'cli-table3';
import { Command, InvalidArgumentError, Option } from 'commander';
import { verifyFile } from '../audit/verifyFile.ts';
import { staffAccount } from './staffAccount.ts';
import { withStaff } from './withStaff.ts';

/**
 * Makes a member's text safe for a terminal: replaces control characters, which could move the
 * cursor or hide text. Line breaks and tabs remain unless the text must fit on one line.
 */
function printable(text: string, { oneLine = false } = {}): string {
  // Bidirectional overrides reorder the text around them.
  const harmful = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
  const shown = text.replace(/\r\n/g, '\n').replace(harmful, '\ufffd');
  return oneLine ? shown.replace(/\s+/g, ' ').trim() : shown;
}

export interface Terminal {
  environment: NodeJS.ProcessEnv;
  write(text: string): void;
  complain(text: string): void;
}

/**
 * Validates an argument by the rule of its field before any call, so that the error names the
 * option.
 */
function field(name: RouteName, part: 'params' | 'query' | 'body', path: string): (text: string) => string {
  return (text) => {
    const given = { [path]: text };
    const parsed = parseInput(name, {
      params: part === 'params' ? given : {},
      query: new URLSearchParams(part === 'query' ? given : {}),
      body: part === 'body' ? given : undefined,
    });
    const fault = parsed.valid ? undefined : parsed.errors.find((error) => error.path === path);
    if (fault) throw new InvalidArgumentError(fault.msg);
    return text;
  };
}

const ticket = field('deskTicket', 'params', 'ticketId');
const message = field('deskReply', 'body', 'message');

interface Desk {
  client: Client;
  say(text: string): void;
}

/** Runs a command as staff at the server in the options. */
function atDesk(
  { environment, write }: Terminal,
  command: Command,
  work: (desk: Desk) => Promise<void>,
): Promise<void> {
  const { server, site, register } = command.optsWithGlobals<{
    server: URL;
    site?: URL;
    register: boolean;
  }>();
  const say = (text: string) => write(`${text}\n`);
  const desk = { server, site: site ?? server, account: staffAccount(environment, server), register };
  return withStaff(desk, (client) => work({ client, say }));
}

function whoIs({ id, name, walletId }: ReplyData<'deskTicket'>['ticket']['member']): string {
  return printable([name || shortAddress(walletId), id].filter(Boolean).join(' '), { oneLine: true });
}

function topicLines(ticket: TicketTopic): string[] {
  return Object.values(topicOf(ticket)).map((part) => printable(part, { oneLine: true }));
}

function minuteOf(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}

interface ListOptions {
  status?: TicketStatus[];
  view?: TicketView;
  search?: string;
  after?: string;
}

function listCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('list all tickets, latest change first')
    .addOption(new Option('--status <status...>', 'only these').choices(ticketStatuses))
    .addOption(new Option('--view <view>', 'only those of a view').choices(ticketViews))
    .option(
      '--search <words>',
      'only those that say all of this, or whose member’s ID or wallet begins so',
      field('deskTickets', 'query', 'q'),
    )
    .option('--after <place>', 'go on where another list ended', field('deskTickets', 'query', 'cursor'))
    .action(({ search, after, ...query }: ListOptions, command: Command) =>
      atDesk(terminal, command, async ({ client, say }) => {
        const asked = { ...query, q: search, cursor: after, limit: ticketPageSize };
        const { data } = await client.call('deskTickets', { query: asked });
        const table = new Table({
          head: ['no.', 'status', 'changed (UTC)', 'member', ...Object.keys(noTopic)],
          style: { head: [], border: [] },
          chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
        });
        for (const ticket of data.tickets) {
          const { number, status, updatedAt, member } = ticket;
          table.push([number, status, minuteOf(updatedAt), whoIs(member), ...topicLines(ticket)]);
        }
        if (data.tickets.length > 0) say(table.toString());
        say(`${data.tickets.length} of ${data.totalCount} tickets.`);
        if (data.nextCursor) say(`More: list --after ${data.nextCursor}`);
      }),
    );
}

function showCommand(terminal: Terminal): Command {
  return new Command('show')
    .description('show a conversation and mark the member’s messages as read')
    .argument('<ticket>', 'its number or its ID', ticket)
    .action((ticketId: TicketId, _options, command: Command) =>
      atDesk(terminal, command, async ({ client, say }) => {
        const { ticket } = (await client.call('deskTicket', { params: { ticketId } })).data;
        const { origin } = command.optsWithGlobals<{ server: URL }>().server;
        for (const line of topicLines(ticket)) say(line);
        say(`${ticket.status}, of ${whoIs(ticket.member)}`);
        for (const { isAdmin, message, attachments, createdAt } of ticket.messages) {
          say(`\n${isAdmin ? 'Support' : 'Member'}, ${minuteOf(createdAt)} UTC`);
          if (message) say(printable(message).replace(/^/gm, '  '));
          for (const url of attachments) {
            say(`  ${printable(attachmentName(url), { oneLine: true })}: ${origin}${url}`);
          }
        }
      }),
    );
}

function replyCommand(terminal: Terminal): Command {
  return new Command('reply')
    .description('answer and notify the member; the ticket then waits for them')
    .argument('<ticket>', 'its number or its ID', ticket)
    .argument('<text...>', 'what the member reads', (word, before: readonly string[] = []) => {
      const words = [...before, word];
      message(words.join(' '));
      return words;
    })
    .action((ticketId: TicketId, words: string[], _options, command: Command) =>
      atDesk(terminal, command, async ({ client, say }) => {
        await client.call('deskReply', { params: { ticketId }, body: { message: words.join(' ') } });
        say('Answered. The ticket waits for the member.');
      }),
    );
}

function closeCommand(terminal: Terminal): Command {
  return new Command('close')
    .description('close a ticket and notify the member; a closed one stays as it is')
    .argument('<ticket>', 'its number or its ID', ticket)
    .action((ticketId: TicketId, _options, command: Command) =>
      atDesk(terminal, command, async ({ client, say }) => {
        await client.call('deskClose', { params: { ticketId } });
        say('Closed.');
      }),
    );
}

function reopenCommand(terminal: Terminal): Command {
  return new Command('reopen')
    .description('reopen a closed ticket; an open one stays as it is')
    .argument('<ticket>', 'its number or its ID', ticket)
    .action((ticketId: TicketId, _options, command: Command) =>
      atDesk(terminal, command, async ({ client, say }) => {
        const { data } = await client.call('deskReopen', { params: { ticketId } });
        say(`The ticket is ${data.status}.`);
      }),
    );
}

interface AuditOptions {
  file?: string;
  head?: AuditHead;
}

function notedHead(text: string): AuditHead {
  const head = readAuditHead(text);
  if (head === null) throw new InvalidArgumentError('Expected an entry’s number and hash: 12:7b0e….');
  return head;
}

interface Proof {
  head: AuditHead | null;
  noted: AuditHead | undefined;
  outOfOrder: readonly number[];
}

/** Prints the proof of an intact chain. @param entries Sentence with the number of entries. */
function sayProof(entries: string, { head, noted, outOfOrder }: Proof, say: (text: string) => void): void {
  if (outOfOrder.length > 0) {
    say(`The time goes back, or is still to come, at entry ${outOfOrder.join(', ')}. Ask who set the clock.`);
  }
  const proof = noted
    ? `Entry ${noted.number} is in it as it was noted.`
    : 'The chain fits itself; compared with nothing noted before.';
  say(`${proof} ${entries} Head: ${head ? auditHeadText(head) : 'none'}`);
}

const notInIt = ({ number }: AuditHead) =>
  new Error(`Entry ${number} is not there as it was noted: the audit was made over, or entries are missing.`);

/** Checks an exported file without a server. @throws Error if an entry does not match. */
async function checkFile(path: string, noted: AuditHead | undefined, say: (text: string) => void) {
  const { entries, missing, brokenAt, hasNoted, ...proof } = verifyFile(await readFile(path, 'utf8'), noted);
  if (brokenAt !== null) throw new Error(`Broken at entry ${brokenAt}. Entries before it still fit.`);
  if (noted && !hasNoted) throw notInIt(noted);
  const gaps = missing === 0 ? '' : ` It leaves out ${missing} between them.`;
  sayProof(`The file holds ${entries} entries.${gaps}`, { ...proof, noted }, say);
}

async function checkServer({ client, say }: Desk, noted: AuditHead | undefined): Promise<void> {
  const query = { all: 'true', ...(noted && { noted: auditHeadText(noted) }) };
  const { data } = await client.call('deskVerifyAudit', { query });
  const { entries, brokenAt, head, hasNoted, outOfOrder } = data;
  if (brokenAt !== null) {
    throw new Error(`Broken at entry ${brokenAt} of ${entries}. Entries before it still fit.`);
  }
  if (noted && !hasNoted) throw notInIt(noted);
  sayProof(`It has ${entries} entries.`, { head: { number: entries, hash: head }, noted, outOfOrder }, say);
}

function auditCommand(terminal: Terminal): Command {
  const verify = new Command('verify')
    .description('compute the hash of every entry again; fails where one does not fit')
    .option('--file <path>', 'of a file that was exported, without a server')
    .option(
      '--head <number:hash>',
      'an entry that somebody noted, as a member’s record shows it; fails where it is not there',
      notedHead,
    )
    .action(({ file, head }: AuditOptions, command: Command) => {
      if (file !== undefined) return checkFile(file, head, (text) => terminal.write(`${text}\n`));
      return atDesk(terminal, command, (desk) => checkServer(desk, head));
    });
  return new Command('audit').description('what the staff did').addCommand(verify);
}

export const deskCommands = [
  listCommand,
  showCommand,
  replyCommand,
  closeCommand,
  reopenCommand,
  auditCommand,
];
