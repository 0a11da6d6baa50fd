import type { ScreenState } from './screenStates.ts';

/** Every state of a ticket's conversation. */
export const conversationStates: readonly ScreenState[] = [
  {
    name: 'Loaded',
    section: 2,
    asks: 'bubbles of “Support” and “You”, and the place to write',
    evidence: [
      'conversation.title',
      'conversation.refresh',
      'conversation.messages',
      'conversation.support',
      'conversation.you',
      'conversation.type',
      'conversation.attach',
      'conversation.send',
    ],
  },
  {
    name: 'Empty',
    section: 2,
    asks: '“No messages yet. Start the conversation!”',
    evidence: ['conversation.empty'],
  },
  {
    name: 'Sending',
    section: 4,
    asks: 'an unsent temporary message shows “Sending...”',
    evidence: ['conversation.sending'],
  },
  {
    name: 'Sent',
    section: 4,
    asks: 'read again after a second, without a flicker',
    evidence: ['conversation.sent'],
  },
  {
    name: 'Composing',
    section: 2,
    asks: 'Enter without Shift sends, and no Enter of an input method',
    evidence: [{ role: 'textbox', name: 'conversation.type' }],
  },
  {
    name: 'WithAttachments',
    section: 2,
    asks: 'links named by their file, and chosen files with sizes',
    evidence: [{ role: 'link', name: 'Where to claim.pdf' }, 'attachments.remove'],
  },
  {
    name: 'Uploading',
    section: 2,
    asks: '“Uploading: N%”',
    evidence: ['attachments.uploading', { role: 'progressbar' }],
  },
  {
    name: 'UploadComplete',
    section: 2,
    asks: '“Upload complete!”',
    evidence: ['attachments.uploaded', { role: 'progressbar', name: 'attachments.uploaded' }],
  },
  {
    name: 'UploadFailed',
    section: 8,
    asks: '“Failed to upload files. Your message was sent without attachments.”',
    evidence: ['conversation.uploadFailed'],
  },
  {
    name: 'SendFailed',
    section: 8,
    asks: '“Failed to send message. Please try again.”, the temporary message removed',
    evidence: ['conversation.sendFailed'],
  },
  {
    name: 'SentOnce',
    section: 4,
    asks: 'a repeated attempt sends nothing twice',
    evidence: ['conversation.sent'],
  },
  {
    name: 'FileTooLarge',
    section: 5,
    asks: '“File "{name}" exceeds the 10MB size limit.” as an alert',
    evidence: ['attachments.tooLarge', { role: 'alert' }],
  },
  { name: 'Pending', section: 2, asks: 'support has answered', evidence: ['ticket.status.pending'] },
  {
    name: 'Closed',
    section: 6,
    asks: 'read-only, with the reason',
    evidence: ['conversation.closed', 'conversation.closed.text'],
  },
  {
    name: 'ClosedMeanwhile',
    section: 6,
    asks: 'what was being written stays to be copied',
    evidence: ['conversation.closed', 'conversation.sendFailed'],
  },
  {
    name: 'Answered',
    section: 4,
    asks: 'an answer is read aloud alone and takes no focus',
    evidence: ['conversation.fromSupport'],
  },
  {
    name: 'NotFound',
    section: 6,
    asks: 'a ticket that is not the member’s own',
    evidence: ['conversation.notFound', 'conversation.notFound.hint', 'conversation.allTickets'],
  },
  { name: 'Loading', section: 2, asks: '“Loading messages...”', evidence: ['conversation.loading'] },
  {
    name: 'LoadFailed',
    section: 8,
    asks: '“Could not load conversation. Please try again.”',
    evidence: ['conversation.loadFailed'],
  },
  {
    name: 'LongThread',
    section: 2,
    asks: 'begins at the newest of more than a hundred messages',
    evidence: [{ role: 'log', name: 'conversation.messages' }],
  },
];
