import { randomUUID } from 'node:crypto';
import type { MessageId, TicketId } from '@upline/api';

export const newTicketId = () => randomUUID() as string as TicketId;

export const newMessageId = () => randomUUID() as string as MessageId;
