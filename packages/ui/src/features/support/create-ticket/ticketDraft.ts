import {
  isBlank,
  maximumMessageLength,
  maximumSubjectLength,
  noTopic,
  type TextMessage,
  type TicketTopic,
} from '@upline/domain';

export interface TicketDraft extends TicketTopic {
  message: string;
  files: readonly File[];
}

export const emptyDraft: TicketDraft = { ...noTopic, message: '', files: [] };

/** True if closing discards nothing. */
export function isUntouched({ subject, message, files }: TicketDraft): boolean {
  return isBlank(subject) && isBlank(message) && files.length === 0;
}

export interface DraftFaults {
  subject?: TextMessage;
  message?: TextMessage;
}

/** Validates a draft without its files, which are checked when chosen. Spec §5. */
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
