import { paths } from '@upline/domain';
import type { Screen, ScreenState } from '../../../states/screenStates.ts';
import { conversationStates } from '../conversation/conversationStates.ts';

const tickets: readonly ScreenState[] = [
  {
    name: 'Loaded',
    section: 2,
    asks: 'subject, last update and status of each ticket; closed ones lead nowhere',
    evidence: [
      'tickets.title',
      'tickets.showing',
      'tickets.filter',
      'tickets.refresh',
      'tickets.create',
      'tickets.lastUpdated',
      'tickets.closedRow',
      'ticket.status.open',
      'ticket.status.pending',
      'ticket.status.closed',
    ],
  },
  {
    name: 'FilterOpen',
    section: 2,
    asks: '“Filter Tickets” with Open, Pending, Closed and “Clear all filters”',
    evidence: ['tickets.filter.title', 'tickets.filter.clear'],
  },
  {
    name: 'Filtered',
    section: 2,
    asks: 'several statuses at once, from page 1',
    evidence: [
      { text: 'Showing 10 ticket(s) of 18' },
      { text: 'Page 1 of 2' },
      { without: 'tickets.filter.title' },
    ],
  },
  {
    name: 'EmptyFiltered',
    section: 2,
    asks: '“Try removing some filters or create a new ticket”',
    evidence: ['tickets.empty', 'tickets.empty.filtered'],
  },
  {
    name: 'EmptyFirst',
    section: 2,
    asks: '“Create a new ticket to get started with support”',
    evidence: ['tickets.empty', 'tickets.empty.first', 'tickets.createFirst'],
  },
  {
    name: 'TwoPages',
    section: 2,
    asks: 'Prev / “Page X of Y” / Next, Next disabled on the last page',
    evidence: ['common.pages.position', { role: 'button', name: 'common.pages.next', is: 'disabled' }],
  },
  { name: 'Loading', section: 2, asks: '“Loading tickets...”', evidence: ['tickets.loading'] },
  {
    name: 'LoadFailed',
    section: 8,
    asks: '“Failed to load tickets. Please try again.”',
    evidence: ['tickets.loadFailed', 'common.retry'],
  },
  {
    name: 'PageGone',
    section: 2,
    asks: 'a page that has gone is not an empty list',
    evidence: [{ text: 'Showing 10 ticket(s) of 10' }],
  },
  {
    name: 'Refreshed',
    section: 2,
    asks: 'Refresh shows what happened since',
    evidence: [{ role: 'link', name: 'Written on my phone' }],
  },
];

const createTicket: readonly ScreenState[] = [
  {
    name: 'Empty',
    section: 2,
    asks: 'Subject, Message and attachments with a hint for drag and drop',
    evidence: [
      'createTicket.subject',
      'createTicket.message',
      'attachments.label',
      'attachments.hint',
      'attachments.choose',
      'attachments.kinds',
      'common.cancel',
    ],
  },
  {
    name: 'Filled',
    section: 2,
    asks: 'a ticket before it is sent',
    evidence: [{ text: 'Bonus of level 3' }, { role: 'textbox', name: 'createTicket.subject' }],
  },
  {
    name: 'Missing',
    section: 5,
    asks: 'Subject and Message are required',
    evidence: [
      'createTicket.subjectMissing',
      'createTicket.messageMissing',
      { role: 'textbox', name: 'createTicket.message', is: 'invalid' },
    ],
  },
  {
    name: 'TooLong',
    section: 5,
    asks: 'the most characters of subject and message',
    evidence: ['createTicket.subjectTooLong', 'message.tooLong'],
  },
  {
    name: 'WithAttachments',
    section: 2,
    asks: 'name and size of each file, and its removal',
    evidence: ['attachments.chosen', 'attachments.remove'],
  },
  {
    name: 'FileTooLarge',
    section: 5,
    asks: '“File "{name}" exceeds the 10MB size limit.”',
    evidence: ['attachments.tooLarge'],
  },
  {
    name: 'FilesRefused',
    section: 5,
    asks: 'files of other kinds, empty ones and too many',
    evidence: ['attachments.wrongType', 'attachments.emptyFile', 'attachments.tooMany'],
  },
  {
    name: 'Creating',
    section: 2,
    asks: '“Creating Ticket...” while busy',
    evidence: ['createTicket.creating', { role: 'button', name: 'createTicket.creating', is: 'disabled' }],
  },
  {
    name: 'Uploading',
    section: 4,
    asks: '“Uploading: N%”, and under it the true bytes of each file',
    evidence: ['attachments.uploading', 'attachments.sent', 'attachments.cancel', { role: 'progressbar' }],
  },
  {
    name: 'UploadComplete',
    section: 4,
    asks: '“Upload complete!”',
    evidence: ['attachments.uploaded', { role: 'progressbar', name: 'attachments.uploaded' }],
  },
  {
    name: 'UploadCancelled',
    section: 4,
    asks: 'a ticket that was taken back stands as it was written',
    evidence: ['attachments.chosen', { text: 'Bonus of level 3' }, { without: 'createTicket.failed' }],
  },
  {
    name: 'NotUploaded',
    section: 4,
    asks: 'each file that did not go, with another try',
    evidence: ['attachments.notUploaded', 'attachments.retry', 'createTicket.failed'],
  },
  {
    name: 'UploadRetried',
    section: 4,
    asks: 'a file that was uploaded again is not sent twice',
    evidence: [{ role: 'link', name: 'Bonus of level 3' }],
    endsLike: 'Created',
  },
  {
    name: 'UploadFailed',
    section: 8,
    asks: '“Failed to upload files. Please try again.”, the ticket made without attachments',
    evidence: ['createTicket.uploadFailed', 'createTicket.uploadFailed.open', 'common.retry'],
  },
  {
    name: 'UploadedAfterAll',
    section: 8,
    asks: 'files that could not be uploaded are sent after the ticket',
    evidence: ['attachments.uploaded', { role: 'link', name: 'conversation.title' }],
  },
  {
    name: 'CreateFailed',
    section: 8,
    asks: '“Failed to create ticket. Please try again.”, everything typed kept',
    evidence: ['createTicket.failed', { without: 'attachments.notUploaded' }],
  },
  {
    name: 'Created',
    section: 2,
    asks: 'the modal closes and the list shows the ticket',
    evidence: [{ role: 'link', name: 'Bonus of level 3' }],
  },
  {
    name: 'CreatedAfterMissing',
    section: 5,
    asks: 'a ticket that was first sent empty closes without what was missing, as it was filled in',
    evidence: [{ role: 'link', name: 'Bonus of level 3' }, { without: 'createTicket.subjectMissing' }],
    endsLike: 'Created',
  },
  {
    name: 'CreatedFirst',
    section: 2,
    asks: 'the first ticket of all, begun in the empty list',
    evidence: [{ role: 'link', name: 'Hello' }],
  },
  {
    name: 'CreatedOnce',
    section: 4,
    asks: 'a repeated attempt makes no second ticket',
    evidence: [{ role: 'link', name: 'Bonus of level 3' }],
    endsLike: 'Created',
  },
  {
    name: 'CreatedWithoutFiles',
    section: 4,
    asks: 'nor when the first one went without the files that the second has: they are sent after it',
    evidence: ['attachments.uploaded', { role: 'link', name: 'conversation.title' }],
    endsLike: 'UploadedAfterAll',
  },
  {
    name: 'TransactionPicked',
    section: 2,
    asks: 'the receipt of a transaction as one of the files',
    evidence: [
      'createTicket.transaction',
      'createTicket.transaction.pick',
      'createTicket.transaction.hint',
      'attachments.chosen',
    ],
  },
  {
    name: 'AboutTransaction',
    section: 2,
    asks: 'a link from a transaction begins a ticket about it',
    evidence: [{ role: 'link', name: 'My purchase' }],
  },
  {
    name: 'TransactionReading',
    section: 2,
    asks: 'the chain is slow',
    evidence: ['createTicket.transaction.reading'],
  },
  {
    name: 'TransactionFailed',
    section: 8,
    asks: 'the chain does not answer',
    evidence: ['createTicket.transaction.failed'],
  },
  {
    name: 'Drafted',
    section: 4,
    asks: 'a ticket that was begun before the page was left',
    evidence: [{ text: 'It has not come.' }],
  },
  {
    name: 'PhraseStopped',
    section: 2,
    asks: 'a recovery phrase never leaves the browser',
    evidence: ['secret.phrase.title'],
  },
  {
    name: 'DiscardAsked',
    section: 2,
    asks: 'Cancel asks before anything typed is lost',
    evidence: [
      'createTicket.discard.title',
      'createTicket.discard.text',
      'createTicket.discard.keep',
      'createTicket.discard.confirm',
    ],
  },
  {
    name: 'Discarded',
    section: 2,
    asks: 'the next ticket begins empty',
    evidence: ['createTicket.subject', 'attachments.hint'],
    endsLike: 'Empty',
  },
];

/** Tickets and their conversations. */
export const supportStates: readonly Screen[] = [
  { title: 'Screens/Support/Tickets', path: paths.support, states: tickets },
  { title: 'Screens/Support/Create ticket', path: paths.support, states: createTicket },
  { title: 'Screens/Support/Conversation', path: `${paths.support}/{ticketId}`, states: conversationStates },
];
