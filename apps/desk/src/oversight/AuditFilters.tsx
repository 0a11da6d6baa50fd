import { auditKinds } from '@upline/domain';
import { Button, ChipButton, Popover, SearchField, Select, TextField, useShowToast } from '@upline/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDeskMessage } from '../messages/useDeskMessage.ts';
import { useAtDesk } from '../shell/deskContext.ts';
import { end, filter, filters, muted } from './Audit.css.ts';
import { useAuditFile, useColleagues } from './auditQuery.ts';
import type { AuditQuestion } from './auditQuestion.ts';

/** Select options need a non-empty value. */
const any = 'any';

export interface AuditFiltersProps {
  question: AuditQuestion;
  onChange: (question: AuditQuestion) => void;
}

interface AskedTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Applies the text on Enter or blur, because each query of the log is itself logged. */
function AskedText({ label, value, onChange }: AskedTextProps) {
  const [typed, setTyped] = useState({ value, text: value });
  if (typed.value !== value) setTyped({ value, text: value });
  const ask = () => typed.text !== value && onChange(typed.text.trim());
  return (
    <form
      className={filter}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <SearchField
        label={label}
        isLabelHidden
        placeholder={label}
        value={typed.text}
        onChange={(text) => {
          setTyped({ value, text });
          if (text === '' && value !== '') onChange('');
        }}
        onBlur={ask}
      />
    </form>
  );
}

/** Filters of the audit log, with an export of the filtered entries. */
export function AuditFilters({ question, onChange }: AuditFiltersProps) {
  const d = useDeskMessage();
  const showToast = useShowToast();
  const { me } = useAtDesk();
  const isLead = me.roles.includes('lead');
  const { data: colleagues = [] } = useColleagues(isLead);
  const file = useAuditFile(question);
  const { who, kind, day, until, ticket, member } = question;
  const change = (part: Partial<AuditQuestion>) => onChange({ ...question, ...part, entry: '' });
  const save = () =>
    file.mutate(undefined, {
      onSuccess: () => showToast({ tone: 'positive', text: d('desk.audit.exported') }),
      onError: () => showToast({ tone: 'critical', text: d('desk.audit.notExported') }),
    });
  return (
    <div className={filters}>
      {isLead && (
        <div className={filter}>
          <Select
            label={d('desk.audit.who')}
            isLabelHidden
            options={[
              { value: any, label: d('desk.audit.anyone') },
              ...colleagues.map(({ walletId, name }) => ({ value: walletId, label: name || walletId })),
            ]}
            value={
              colleagues.find(({ walletId }) => walletId.toLowerCase() === who.toLowerCase())?.walletId ?? any
            }
            onChange={(value) => change({ who: value === any ? '' : value })}
          />
        </div>
      )}
      <div className={filter}>
        <Select
          label={d('desk.audit.kind')}
          isLabelHidden
          options={[
            { value: any, label: d('desk.audit.anyKind') },
            ...auditKinds.map((one) => ({ value: one, label: d(`desk.audit.kind.${one}`) })),
          ]}
          value={kind || any}
          onChange={(value) => change({ kind: value === any ? '' : value })}
        />
      </div>
      <Popover
        label={d('desk.audit.day')}
        trigger={
          <ChipButton isOn={day !== ''}>
            {until ? `${day} – ${until}` : day || d('desk.audit.anyDay')}
          </ChipButton>
        }
      >
        <TextField
          type="date"
          label={d('desk.audit.day')}
          value={day}
          onChange={(next) => change({ day: next, until: '' })}
        />
        <TextField
          type="date"
          label={d('desk.audit.until')}
          min={day}
          isDisabled={day === ''}
          value={until}
          onChange={(next) => change({ until: next })}
        />
      </Popover>
      <AskedText
        label={d('desk.audit.askTicket')}
        value={ticket}
        onChange={(next) => change({ ticket: next.replace(/\D/g, '') })}
      />
      <AskedText
        label={d('desk.audit.askMember')}
        value={member}
        onChange={(next) => change({ member: next })}
      />
      {!isLead && (
        <span className={muted}>
          {d(me.roles.includes('operator') ? 'desk.audit.actsOnly' : 'desk.audit.ownOnly')}
        </span>
      )}
      <div className={end}>
        <Button icon={Download} isBusy={file.isPending} busyLabel={d('desk.audit.exporting')} onPress={save}>
          {d('desk.audit.export')}
        </Button>
      </div>
    </div>
  );
}
