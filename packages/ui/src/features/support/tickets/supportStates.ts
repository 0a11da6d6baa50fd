import { paths } from '@upline/domain';
import type { Screen, ScreenState } from '../../../states/screenStates.ts';
import { conversationStates } from '../conversation/conversationStates.ts';

const tickets: readonly ScreenState[] = [
  {
    name: 'Loaded',
    section: 2,
    asks: 'subject, last update and status of each ticket, with whose turn it is; closed ones lead nowhere',
  },
  {
    name: 'FilterOpen',
    section: 2,
    asks: '“Filter Tickets” with Open, Pending, Closed and “Clear all filters”',
  },
  { name: 'Filtered', section: 2, asks: 'several statuses at once, from page 1' },
  { name: 'EmptyFiltered', section: 2, asks: '“Try removing some filters or create a new ticket”' },
  { name: 'EmptyFirst', section: 2, asks: '“Create a new ticket to get started with support”' },
  { name: 'TwoPages', section: 2, asks: 'Prev / “Page X of Y” / Next, Next disabled on the last page' },
  { name: 'Loading', section: 2, asks: '“Loading tickets...”' },
  { name: 'LoadFailed', section: 8, asks: '“Failed to load tickets. Please try again.”' },
  { name: 'PageGone', section: 2, asks: 'a page that has gone is not an empty list' },
  { name: 'Refreshed', section: 2, asks: 'Refresh shows what happened since' },
];

const createTicket: readonly ScreenState[] = [
  { name: 'Empty', section: 2, asks: 'Subject, Message and attachments with a hint for drag and drop' },
  { name: 'Filled', section: 2, asks: 'a ticket before it is sent, and by when it is answered' },
  { name: 'HelpSuggested', section: 2, asks: 'three articles that may answer it, before it is sent' },
  { name: 'Missing', section: 5, asks: 'Subject and Message are required' },
  { name: 'TooLong', section: 5, asks: 'the most characters of subject and message' },
  { name: 'WithAttachments', section: 2, asks: 'name and size of each file, and its removal' },
  { name: 'FileTooLarge', section: 5, asks: '“File "{name}" exceeds the 10MB size limit.”' },
  { name: 'FilesRefused', section: 5, asks: 'files of other kinds, empty ones and too many' },
  { name: 'Creating', section: 2, asks: '“Creating Ticket...” while busy' },
  { name: 'Uploading', section: 4, asks: '“Uploading: N%”, and under it the true bytes of each file' },
  { name: 'UploadComplete', section: 4, asks: '“Upload complete!”' },
  { name: 'UploadCancelled', section: 4, asks: 'a ticket that was taken back stands as it was written' },
  { name: 'NotUploaded', section: 4, asks: 'each file that did not go, with another try' },
  { name: 'UploadRetried', section: 4, asks: 'a file that was uploaded again is not sent twice' },
  {
    name: 'UploadFailed',
    section: 8,
    asks: '“Failed to upload files. Please try again.”, the ticket made without attachments',
  },
  {
    name: 'UploadedAfterAll',
    section: 8,
    asks: 'files that could not be uploaded are sent after the ticket',
  },
  {
    name: 'CreateFailed',
    section: 8,
    asks: '“Failed to create ticket. Please try again.”, everything typed kept',
  },
  { name: 'Created', section: 2, asks: 'the modal closes and the list shows the ticket' },
  {
    name: 'CreatedAfterMissing',
    section: 5,
    asks: 'a ticket that was first sent empty closes without what was missing, as it was filled in',
  },
  { name: 'CreatedFirst', section: 2, asks: 'the first ticket of all, begun in the empty list' },
  { name: 'CreatedOnce', section: 4, asks: 'a repeated attempt makes no second ticket' },
  {
    name: 'CreatedWithoutFiles',
    section: 4,
    asks: 'nor when the first one went without the files that the second has: they are sent after it',
  },
  { name: 'TransactionPicked', section: 2, asks: 'the receipt of a transaction as one of the files' },
  { name: 'AboutTransaction', section: 2, asks: 'a link from a transaction begins a ticket about it' },
  { name: 'TransactionReading', section: 2, asks: 'the chain is slow' },
  { name: 'TransactionFailed', section: 8, asks: 'the chain does not answer' },
  { name: 'Drafted', section: 4, asks: 'a ticket that was begun before the page was left' },
  { name: 'PhraseStopped', section: 2, asks: 'a recovery phrase never leaves the browser' },
  { name: 'DiscardAsked', section: 2, asks: 'Cancel asks before anything typed is lost' },
  { name: 'Discarded', section: 2, asks: 'the next ticket begins empty' },
];

export const supportStates: readonly Screen[] = [
  { title: 'Screens/Support/Tickets', path: paths.support, states: tickets },
  { title: 'Screens/Support/Create ticket', path: paths.support, states: createTicket },
  { title: 'Screens/Support/Conversation', path: `${paths.support}/{ticketId}`, states: conversationStates },
];
