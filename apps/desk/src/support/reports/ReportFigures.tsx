import { Icon, Text } from '@upline/ui';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { type DeskTranslate, useDeskMessage } from '../../messages/useDeskMessage.ts';
import { openTimeText } from '../due/timeLeft.ts';
import { change, figure, figures, value } from './Reports.css.ts';
import type { DeskReport } from './reportQuery.ts';

/** Formats a share without decimals. @example '94 %' */
export const formatShare = (share: number) => `${Math.round(share * 100)} %`;

interface FigureOf {
  label: string;
  now: number | null;
  before: number | null;
  /** Basis of the figure, or its target. */
  note: string;
  /** Formats a figure or a difference. */
  words: (figure: number) => string;
  /** True if an increase is an improvement. */
  isMoreBetter: boolean;
}

function figuresOf(d: DeskTranslate, report: DeskReport): FigureOf[] {
  const { firstReply, nextReply, resolution, reopened, rated, promises } = report;
  const length = { words: (ms: number) => openTimeText(d, ms), isMoreBetter: false };
  const target = promises.find(({ priority }) => priority === 'normal')?.target ?? null;
  const median = (count: number) => d('desk.reports.median', { count });
  const promised =
    target === null ? '' : ` · ${d('desk.reports.target', { time: openTimeText(d, target * 60_000) })}`;
  const share = (of: number, count: number) => d('desk.reports.of', { count, of });
  return [
    {
      ...length,
      ...firstReply,
      label: d('desk.reports.firstReply'),
      note: median(firstReply.count) + promised,
    },
    { ...length, ...nextReply, label: d('desk.reports.nextReply'), note: median(nextReply.count) },
    { ...length, ...resolution, label: d('desk.reports.resolution'), note: median(resolution.count) },
    {
      ...reopened,
      words: formatShare,
      isMoreBetter: false,
      label: d('desk.reports.reopened'),
      note: share(reopened.of, reopened.count),
    },
    {
      ...rated,
      words: formatShare,
      isMoreBetter: true,
      label: d('desk.reports.rated'),
      note: share(rated.of, rated.count),
    },
  ];
}

/** Change since the previous period: arrow and amount, coloured by improvement or decline. */
function Change({ now, before, words, isMoreBetter }: FigureOf) {
  const d = useDeskMessage();
  if (now === null || before === null) return null;
  const isSame = words(now) === words(before);
  const isMore = now > before;
  const amount = words(Math.abs(now - before));
  return (
    <span className={change[isSame ? 'same' : isMore === isMoreBetter ? 'better' : 'worse']}>
      <Icon icon={isSame ? Minus : isMore ? ArrowUp : ArrowDown} size="s" />{' '}
      <span>
        {isSame ? d('desk.reports.same') : d(isMore ? 'desk.reports.more' : 'desk.reports.less', { amount })}
      </span>
    </span>
  );
}

/** Five key figures with their change since the previous period. */
export function ReportFigures({ report }: { report: DeskReport }) {
  const d = useDeskMessage();
  return (
    <div className={figures}>
      {figuresOf(d, report).map((one) => (
        <section key={one.label} className={figure} aria-label={one.label}>
          <Text size="small" tone="muted">
            {one.label}
          </Text>
          <span className={value}>{one.now === null ? '–' : one.words(one.now)}</span>
          <Text as="div" size="small" tone="muted">
            <Change {...one} />
            <div>{one.note}</div>
          </Text>
        </section>
      ))}
    </div>
  );
}
