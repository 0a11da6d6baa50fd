import { fromDecimal, shortAddress } from '@upline/domain';
import { Badge, type BadgeTone, Button, DescriptionList, Text, Timestamp, TxLink } from '@upline/ui';
import { usePorts } from '@upline/ui/ports';
import {
  CircleAlert,
  CircleCheck,
  Hourglass,
  type LucideIcon,
  MessageSquarePlus,
  SearchX,
} from 'lucide-react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { ChainEventRow, CheckMark } from './ChainEventRow.tsx';
import { strangerIn } from './chainWords.ts';
import * as styles from './Member.css.ts';
import type { Outcome, TicketTransaction } from './memberChainQuery.ts';
import { useChainText } from './useChainText.ts';

/** Maximum length of a displayed call, characters. */
const longest = 160;

/** Formats a call as code with shortened wallets and hashes. */
function shortenedIn({ name, args }: NonNullable<Outcome['call']>): string {
  const text = `${name}(${args.join(', ')})`.replace(/0x[0-9a-fA-F]{40,}/g, shortAddress);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const looks: Record<Outcome['state'], { tone: BadgeTone; icon: LucideIcon }> = {
  reverted: { tone: 'critical', icon: CircleAlert },
  done: { tone: 'positive', icon: CircleCheck },
  waiting: { tone: 'caution', icon: Hourglass },
  unknown: { tone: 'neutral', icon: SearchX },
};

function OutcomeFacts({ outcome }: { outcome: Outcome }) {
  const d = useDeskMessage();
  const words = useChainText();
  const { call, state, compared, gasUsed } = outcome;
  const isEnough = compared !== null && fromDecimal(compared.held) >= fromDecimal(compared.needed);
  return (
    <DescriptionList
      isDense
      items={[
        ...(state === 'unknown'
          ? []
          : [
              {
                term: d('desk.chain.called'),
                details: call ? (
                  <Text inline size="mono" className={styles.call}>
                    {shortenedIn(call)}
                  </Text>
                ) : (
                  d('desk.chain.otherContract')
                ),
              },
            ]),
        ...(compared
          ? [
              {
                term: d('desk.chain.balanceThen'),
                details: d('desk.chain.balance', {
                  held: words.amount(compared.held),
                  isEnough: isEnough ? 'yes' : 'no',
                }),
              },
            ]
          : []),
        ...(gasUsed
          ? [
              {
                term: d('desk.chain.gas'),
                details: d('desk.chain.gasSpent', { gas: Number(gasUsed), fee: words.feeOf(outcome) }),
              },
            ]
          : []),
      ]}
    />
  );
}

export interface DecodedOutcomeProps {
  data: TicketTransaction;
  /** Wallet of the ticket's member. */
  wallet: string;
  /** Inserts a plain-language explanation into the reply. */
  onReply: (text: string) => void;
}

/** The ticket's transaction: call, outcome and reason in plain language. */
export function DecodedOutcome({ data, wallet, onReply }: DecodedOutcomeProps) {
  const d = useDeskMessage();
  const words = useChainText();
  const { balances } = usePorts();
  const { hash, outcome, isFinal, isFromChain, events } = data;
  const reply = words.replyText(data, wallet);
  const stranger = outcome && strangerIn(outcome, wallet);
  const why = outcome && words.reasonText(outcome);
  return (
    <section className={styles.outcome} aria-label={d('desk.chain.transaction')}>
      <div className={styles.eventHead}>
        {outcome && (
          <Badge {...looks[outcome.state]}>{d('desk.chain.state', { state: outcome.state })}</Badge>
        )}
        {outcome?.reason?.name && (
          <Text inline size="mono" className={styles.call}>
            {outcome.reason.name}
          </Text>
        )}
      </div>
      {stranger && (
        <Text size="small" tone="caution">
          {d('desk.chain.sentBy', { who: stranger.name || shortAddress(stranger.walletId) })}
        </Text>
      )}
      {(why || !outcome) && <Text size="small">{why ?? d('desk.chain.unreadYet')}</Text>}
      {outcome?.block && outcome.at && (
        <Text size="caption" tone="muted">
          <Timestamp iso={outcome.at} detail="recent" size="caption" />
          <span>{` · ${d('desk.chain.place', { block: Number(outcome.block), isFinal: isFinal ? 'yes' : 'no' })}`}</span>
        </Text>
      )}
      {outcome && <OutcomeFacts outcome={outcome} />}
      {events.length > 0 && (
        <ul className={styles.plainList}>
          {events.map((event) => (
            <ChainEventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      <div className={styles.outcomeFoot}>
        {reply !== '' && (
          <Button size="s" icon={MessageSquarePlus} onPress={() => onReply(reply)}>
            {d('desk.chain.put')}
          </Button>
        )}
        <TxLink hash={hash} explorer={balances.explorer} />
        <CheckMark check={isFromChain ? 'chain' : 'ledger'} />
      </div>
    </section>
  );
}
