import { formatCoin, fromDecimal } from '@upline/domain';
import { DescriptionList, Money } from '@upline/ui';
import { useMoney } from '@upline/ui/messages';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import type { DeskMember } from './deskMemberQuery.ts';

/** Decimals of the chain's native coin. */
const gasDecimals = 18;

/** Payments, income, missed income, wallet balance and sponsor of a member. */
export function MemberFigures({ data }: { data: DeskMember }) {
  const d = useDeskMessage();
  const money = useMoney();
  const { paidIn, received, claimable, lost, wallet, sponsor } = data;
  const anonymous = d('desk.ticket.anonymous');
  return (
    <DescriptionList
      isDense
      items={[
        { term: d('desk.member.paidIn'), details: <Money units={fromDecimal(paidIn)} /> },
        { term: d('desk.member.received'), details: <Money units={fromDecimal(received)} /> },
        { term: d('desk.member.claimable'), details: <Money units={fromDecimal(claimable)} /> },
        { term: d('desk.member.lost'), details: <Money units={fromDecimal(lost)} isLost /> },
        {
          term: d('desk.member.walletNow'),
          details: wallet
            ? d('desk.member.holds', {
                coin: money.amount(fromDecimal(wallet.coin)),
                gas: formatCoin(BigInt(wallet.gas), gasDecimals),
              })
            : d('desk.member.unknown'),
        },
        {
          term: d('desk.member.sponsor'),
          details: sponsor ? sponsor.name || sponsor.id || anonymous : d('desk.member.noSponsor'),
        },
      ]}
    />
  );
}
