import {
  isBlank,
  maximumMessageLength,
  maximumSubjectLength,
  type Notice,
  noTopic,
  type TicketTopic,
} from '@upline/domain';

/** A ticket as it is being written. */
export interface TicketDraft extends TicketTopic {
  message: string;
  files: readonly File[];
}

export const emptyDraft: TicketDraft = { ...noTopic, message: '', files: [] };

/** Whether closing loses nothing. */
export function isUntouched({ subject, message, files }: TicketDraft): boolean {
  return isBlank(subject) && isBlank(message) && files.length === 0;
}

/** What keeps a ticket from being created, by field. */
export interface DraftFaults {
  subject?: Notice;
  message?: Notice;
}

/** What is wrong with a draft, apart from its files, which are looked at when they are chosen. Spec §5. */
export function draftFaults({ subject, message }: TicketDraft): DraftFaults {
  return {
    ...(isBlank(subject) && { subject: { id: 'createTicket.subjectMissing' } }),
    ...(subject.length > maximumSubjectLength && {
      subject: { id: 'createTicket.subjectTooLong', values: { limit: maximumSubjectLength } },
    }),
    ...(isBlank(message) && { message: { id: 'createTicket.messageMissing' } }),
    ...(message.length > maximumMessageLength && {
      message: { id: 'message.tooLong', values: { limit: maximumMessageLength } },
    }),
  };
}
