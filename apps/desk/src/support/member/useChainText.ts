import { formatCoin, fromDecimal, shortAddress } from '@upline/domain';
import { useMoney } from '@upline/ui/messages';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { strangerIn, whyOf } from './chainWords.ts';
import type { ChainEvent, Outcome, TicketTransaction } from './memberChainQuery.ts';

/** Decimals of the chain's native coin. */
const gasDecimals = 18;

/** Describes chain data in plain language. */
export function useChainText() {
  const d = useDeskMessage();
  const money = useMoney();

  const amount = (decimal: string) => money.amount(fromDecimal(decimal));
  const nameOf = ({ name, id, walletId }: ChainEvent['from']) => name || id || shortAddress(walletId);
  const feeOf = ({ gasFee }: Outcome) => formatCoin(BigInt(gasFee ?? '0'), gasDecimals);

  /** Values for message placeholders. */
  function figuresOf({ compared, nonce, gasLimit, block }: Outcome) {
    const { needed, allowed, held } = compared ?? { needed: '0', allowed: '0', held: '0' };
    return {
      needed: amount(needed),
      allowed: amount(allowed),
      held: amount(held),
      nonce: nonce ?? 0,
      limit: Number(gasLimit ?? 0),
      block: Number(block ?? 0),
    };
  }

  /** Reason that a transaction failed; `null` after success. */
  function reasonText(outcome: Outcome): string | null {
    const why = whyOf(outcome);
    if (why === null) return null;
    if (why.what === 'explained') return d(why.id);
    if (why.what === 'told') return why.text;
    return d('desk.chain.why', { what: why.what, ...figuresOf(outcome) });
  }

  /**
   * A plain-language explanation for the member; `''` if the transaction could not be read.
   * @param wallet The member's wallet.
   */
  function replyText({ outcome, events }: TicketTransaction, wallet: string): string {
    const lost = events.find(({ kind }) => kind === 'lost');
    const values = {
      level: lost?.position ?? outcome?.position ?? 0,
      who: lost ? nameOf(lost.from) : '',
      receiver: lost?.receiver ? nameOf(lost.receiver) : '',
      amount: lost ? amount(lost.amount) : '',
      why: '',
      fee: '',
      block: Number(outcome?.block ?? 0),
    };
    const noFigures = { needed: '', allowed: '', held: '', nonce: 0, limit: 0 };
    if (lost) return d('desk.chain.reply', { what: 'lost', ...values, ...noFigures });
    if (outcome === null) return '';
    const sender = strangerIn(outcome, wallet);
    if (sender)
      return d('desk.chain.reply', {
        what: 'stranger',
        ...values,
        ...noFigures,
        who: shortAddress(sender.walletId),
      });
    const why = whyOf(outcome);
    const known = { ...values, ...figuresOf(outcome), fee: feeOf(outcome) };
    if (why === null) return d('desk.chain.reply', { what: 'done', ...known });
    if (why.what === 'allowance' || why.what === 'balance' || outcome.state !== 'reverted')
      return d('desk.chain.reply', { what: why.what, ...known });
    const isSaid = why.what === 'explained' || why.what === 'gas' || why.what === 'earlier';
    const told = isSaid ? (reasonText(outcome) ?? '') : '';
    return d('desk.chain.reply', { what: 'reverted', ...known, why: told }).replace('  ', ' ');
  }

  return { amount, nameOf, feeOf, reasonText, replyText };
}
