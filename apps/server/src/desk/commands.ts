import type { Client } from '@upline/api';
import type { ReplyData } from '@upline/api/contract';
import {
  attachmentName,
  noTopic,
  shortAddress,
  type TicketStatus,
  type TicketTopic,
  ticketPageSize,
  ticketStatuses,
  topicOf,
} from '@upline/domain';
import Table from 'cli-table3';
import { Command, InvalidArgumentError, Option } from 'commander';
import { staffAccount } from './staffAccount.ts';
import { withStaff } from './withStaff.ts';

/**
 * A member's text, as a terminal may show it: its control characters, which could move the cursor, hide
 * text or worse, are seen and not obeyed. Lines and tabs stay unless it must fit on one line.
 */
function printable(text: string, { oneLine = false } = {}): string {
  // Bidirectional overrides reorder what stands around them.
  const harmful = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
  const shown = text.replace(/\r\n/g, '\n').replace(harmful, '\ufffd');
  return oneLine ? shown.replace(/\s+/g, ' ').trim() : shown;
}

/** Where the program runs: what it is told beside its words, and where it writes. */
export interface Terminal {
  environment: NodeJS.ProcessEnv;
  write(text: string): void;
  complain(text: string): void;
}

/** What a command does its work with. */
interface Desk {
  client: Client;
  say(text: string): void;
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 1.');
  return Number(text);
}

/** Does a command's work as one of the staff, at the server that the program was told of. */
function atDesk(
  { environment, write }: Terminal,
  command: Command,
  work: (desk: Desk) => Promise<void>,
): Promise<void> {
  const { server } = command.optsWithGlobals<{ server: URL }>();
  const say = (text: string) => write(`${text}\n`);
  return withStaff({ server, account: staffAccount(environment, server) }, (client) => work({ client, say }));
}

function whoIs({ id, name, walletId }: ReplyData<'deskTicket'>['ticket']['member']): string {
  return printable([name || shortAddress(walletId), id].filter(Boolean).join(' '), { oneLine: true });
}

/** What a ticket is about, each part as a line. */
function topicLines(ticket: TicketTopic): string[] {
  return Object.values(topicOf(ticket)).map((part) => printable(part, { oneLine: true }));
}

function minuteOf(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}

function listCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('list all tickets, latest change first')
    .addOption(new Option('--status <status...>', 'only these').choices(ticketStatuses))
    .option('--page <number>', 'which page', wholeNumber, 1)
    .action((query: { status?: TicketStatus[]; page: number }, command: Command) =>
      atDesk(terminal, command, async ({ client, say }) => {
        const { data } = await client.call('deskTickets', { query: { ...query, limit: ticketPageSize } });
        const table = new Table({
          head: ['id', 'status', 'changed (UTC)', 'member', ...Object.keys(noTopic)],
          style: { head: [], border: [] },
          chars: { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' },
        });
        for (const ticket of data.tickets) {
          const { id, status, updatedAt, member } = ticket;
          table.push([id, status, minuteOf(updatedAt), whoIs(member), ...topicLines(ticket)]);
        }
        if (data.tickets.length > 0) say(table.toString());
        say(`Page ${data.currentPage} of ${data.totalPages}, tickets in all: ${data.totalCount}.`);
      }),
    );
}

function showCommand(terminal: Terminal): Command {
  return new Command('show')
    .description('show a conversation and mark the member’s messages as read')
    .argument('<id>')
    .action((ticketId: string, _options, command: Command) =>
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
    .argument('<id>')
    .argument('<text...>')
    .action((ticketId: string, words: string[], _options, command: Command) =>
      atDesk(terminal, command, async ({ client, say }) => {
        await client.call('deskReply', { params: { ticketId }, body: { message: words.join(' ') } });
        say('Answered. The ticket waits for the member.');
      }),
    );
}

function closeCommand(terminal: Terminal): Command {
  return new Command('close')
    .description('close a ticket and notify the member; a closed one stays as it is')
    .argument('<id>')
    .action((ticketId: string, _options, command: Command) =>
      atDesk(terminal, command, async ({ client, say }) => {
        await client.call('deskClose', { params: { ticketId } });
        say('Closed.');
      }),
    );
}

function reopenCommand(terminal: Terminal): Command {
  return new Command('reopen')
    .description('reopen a closed ticket; an open one stays as it is')
    .argument('<id>')
    .action((ticketId: string, _options, command: Command) =>
      atDesk(terminal, command, async ({ client, say }) => {
        const { data } = await client.call('deskReopen', { params: { ticketId } });
        say(`The ticket is ${data.status}.`);
      }),
    );
}

/** What can be done at the desk. */
export const deskCommands = [listCommand, showCommand, replyCommand, closeCommand, reopenCommand];
