import { ticketPriorities, ticketSorts, transactionStatuses } from '@upline/domain';
import { Select } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import { useViews } from '../../shell/viewsQuery.ts';
import { count, filter, filters } from './Queue.css.ts';
import type { QueueQuestion } from './queueQuery.ts';

export interface QueueFiltersProps {
  question: QueueQuestion;
  onChange: (question: QueueQuestion) => void;
  /** Number of loaded rows and total; undefined before loading. */
  shown?: { shown: number; total: number; isMore: 'yes' | 'no' } | undefined;
}

/** Select options need a non-empty value. */
const any = 'any';

export function QueueFilters({ question, onChange, shown }: QueueFiltersProps) {
  const d = useDeskMessage();
  const { data: views } = useViews();
  const tags = [
    ...new Set([...(question.tag ? [question.tag] : []), ...(views?.tags ?? []).map(({ tag }) => tag)]),
  ];
  return (
    <div className={filters}>
      <div className={filter}>
        <Select
          label={d('desk.queue.priority')}
          isLabelHidden
          options={[
            { value: any, label: d('desk.queue.anyPriority') },
            ...ticketPriorities
              .toReversed()
              .map((priority) => ({ value: priority, label: d(`desk.priority.${priority}`) })),
          ]}
          value={question.priority || any}
          onChange={(value) => onChange({ ...question, priority: value === any ? '' : value })}
        />
      </div>
      <div className={filter}>
        <Select
          label={d('desk.queue.tag')}
          isLabelHidden
          options={[
            { value: any, label: d('desk.queue.anyTag') },
            ...tags.map((tag) => ({ value: `#${tag}`, label: tag })),
          ]}
          value={question.tag ? `#${question.tag}` : any}
          onChange={(value) => onChange({ ...question, tag: value === any ? '' : value.slice(1) })}
        />
      </div>
      <div className={filter}>
        <Select
          label={d('desk.queue.chain')}
          isLabelHidden
          options={[
            { value: any, label: d('desk.queue.anyChain') },
            ...transactionStatuses.map((kind) => ({
              value: kind,
              label: d('desk.queue.chain.kind', { kind }),
            })),
          ]}
          value={question.chain || any}
          onChange={(value) => onChange({ ...question, chain: value === any ? '' : value })}
        />
      </div>
      <div className={filter}>
        <Select
          label={d('desk.queue.sort')}
          isLabelHidden
          options={ticketSorts.map((sort) => ({ value: sort, label: d(`desk.queue.sort.${sort}`) }))}
          value={question.sort}
          onChange={(sort) => onChange({ ...question, sort })}
        />
      </div>
      {shown && <span className={count}>{d('desk.queue.count', shown)}</span>}
    </div>
  );
}
