import type { ReplyData } from '@upline/api';
import { fillVariables, formatMoney, fromDecimal, type MacroValues } from '@upline/domain';

type Ticket = Pick<ReplyData<'deskTickets'>['tickets'][number], 'member' | 'transaction'>;

/** Values of a ticket for macro variables. */
function valuesOf({ member, transaction }: Ticket): MacroValues {
  return {
    name: member.name,
    ...(transaction?.position && { level: String(transaction.position) }),
    ...(transaction && { transaction: transaction.hash }),
    ...(transaction?.amount && { amount: formatMoney(fromDecimal(transaction.amount)) }),
  };
}

/** Fills a macro's variables from a ticket; unknown values stay in braces. */
export function macroTextFor(ticket: Ticket, text: string): string {
  return fillVariables(text, valuesOf(ticket));
}
