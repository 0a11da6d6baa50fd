import { formatCoin, fromDecimal, shortAddress } from '@upline/domain';
import { useMoney } from '@upline/ui/messages';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { strangerIn, whyOf } from './chainWords.ts';
import type { ChainEvent, Outcome, TicketTransaction } from './memberChainQuery.ts';

/** The decimals of the chain’s own coin. */
const gasDecimals = 18;

/** What the chain says, in plain words. */
export function useChainWords() {
  const d = useDeskMessage();
  const money = useMoney();

  const amount = (decimal: string) => money.amount(fromDecimal(decimal));
  const nameOf = ({ name, id, walletId }: ChainEvent['from']) => name || id || shortAddress(walletId);
  const feeOf = ({ gasFee }: Outcome) => formatCoin(BigInt(gasFee ?? '0'), gasDecimals);

  /** The figures that a sentence may compare. */
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

  /** Why a transaction came to nothing; `null` for one that went through. */
  function whyWords(outcome: Outcome): string | null {
    const why = whyOf(outcome);
    if (why === null) return null;
    if (why.what === 'explained') return d(why.id);
    if (why.what === 'told') return why.text;
    return d('desk.chain.why', { what: why.what, ...figuresOf(outcome) });
  }

  /**
   * A plain sentence to the member about the transaction that they ask about; `''` when nobody could read it.
   * @param wallet The member’s wallet.
   */
  function replyWords({ outcome, events }: TicketTransaction, wallet: string): string {
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
    const told = isSaid ? (whyWords(outcome) ?? '') : '';
    return d('desk.chain.reply', { what: 'reverted', ...known, why: told }).replace('  ', ' ');
  }

  return { amount, nameOf, feeOf, whyWords, replyWords };
}
