import type { ReplyData } from '@upline/api';
import { fillVariables, formatMoney, fromDecimal, type MacroValues } from '@upline/domain';

type Ticket = Pick<ReplyData<'deskTickets'>['tickets'][number], 'member' | 'transaction'>;

/** What a ticket knows of a macro’s variables. */
function valuesOf({ member, transaction }: Ticket): MacroValues {
  return {
    name: member.name,
    ...(transaction?.position && { level: String(transaction.position) }),
    ...(transaction && { transaction: transaction.hash }),
    ...(transaction?.amount && { amount: formatMoney(fromDecimal(transaction.amount)) }),
  };
}

/** A macro’s text for a ticket; what the ticket does not know stays in braces. */
export function macroTextFor(ticket: Ticket, text: string): string {
  return fillVariables(text, valuesOf(ticket));
}
