import { Badge, Button, Checkbox, CopyButton, Disclosure, TextField } from '@upline/ui';
import { Play } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useAtBench } from '../frame/benchContext.ts';
import { inline } from '../frame/cards.css.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { useBench } from '../ports/bench.tsx';
import type { BenchAccount, BenchCall, BenchFunction, BenchTexts } from '../ports/calls.ts';
import type { BenchContract } from '../ports/workbenchServices.ts';
import { CallField } from './CallField.tsx';
import { body, card, checks as checkList, name as code, fields as grid, head } from './Contract.css.ts';
import type { CallQuestion } from './callQuestion.ts';
import { useWrittenCall } from './useCall.ts';
import { WalletChoice } from './WalletChoice.tsx';

function CopyCall({ call }: { call: BenchCall }) {
  const d = useBenchMessage();
  const { data } = useWrittenCall(call);
  if (!data) return null;
  return (
    <>
      <CopyButton tone="quiet" text={data.calldata} label={d('desk.bench.call.calldata')} />
      <CopyButton tone="quiet" text={data.cast} label={d('desk.bench.call.cast')} />
    </>
  );
}

export interface CallCardProps {
  contract: BenchContract;
  asked: BenchFunction;
  accounts: readonly BenchAccount[];
  question: CallQuestion;
  faults: BenchTexts;
  /** Error of the block field; `''` if valid. */
  blockFault: string;
  approvesFirst: boolean;
  /** Running request; `null` if idle. */
  running: 'try' | 'send' | null;
  /** Name of the sending account. */
  sender: string;
  accountRef: Ref<HTMLButtonElement>;
  onAsk: (make: (before: CallQuestion) => Partial<CallQuestion>) => void;
  onApprove: (approvesFirst: boolean) => void;
  onTry: () => void;
  onSend: () => void;
}

/** True for purchases: the pool takes a fee, which needs an allowance. */
export const takesFee = ({ name }: Pick<BenchFunction, 'name'>) =>
  name === 'invest_stable_coin' || name === 'invest_stable_coin_on_terms';

/**
 * One function with its input fields, their NatSpec texts, and the buttons that try or send the
 * call.
 */
export function CallCard(props: CallCardProps) {
  const d = useBenchMessage();
  const { calls } = useBench();
  const { backend } = useAtBench();
  const { contract, asked, accounts, question, faults, blockFault, running, sender } = props;
  const [touched, touch] = useState<readonly string[]>([]);
  const { as, texts, block } = question;
  const isReady = as !== '' && Object.keys(faults).length === 0 && blockFault === '';
  return (
    <section className={card} aria-label={asked.name}>
      <div className={head}>
        <span className={inline}>
          <h2 className={code}>{asked.name}</h2>
          <Badge tone="info">{d(asked.isRead ? 'desk.bench.call.read' : 'desk.bench.call.write')}</Badge>
          {asked.role && <Badge>{asked.role}</Badge>}
        </span>
        <code className={code}>{asked.selector}</code>
      </div>
      <div className={body}>
        {asked.notice && <p>{asked.notice}</p>}
        {asked.checks.length > 0 && (
          <Disclosure title={d('desk.bench.call.checks')}>
            <ol className={checkList}>
              {asked.checks.map(({ error, when }) => (
                <li key={`${error} ${when}`}>
                  <code className={code}>{error}</code> <span>{when}</span>
                </li>
              ))}
            </ol>
          </Disclosure>
        )}
        <div className={grid}>
          <WalletChoice
            ref={props.accountRef}
            label={d('desk.bench.call.as')}
            accounts={accounts}
            value={as}
            onChange={(next) => props.onAsk(() => ({ as: next }))}
          />
          <TextField
            label={d('desk.bench.call.at')}
            inputMode="numeric"
            {...(!asked.isRead && { description: d('desk.bench.call.atHint') })}
            {...(blockFault && { errorMessage: blockFault })}
            value={block}
            onChange={(next) => props.onAsk(() => ({ block: next }))}
          />
          {asked.fields.map((field) => {
            const value = texts[field.path] ?? '';
            const isShown = value !== '' || touched.includes(field.path);
            return (
              <CallField
                key={field.path}
                field={field}
                value={value}
                fault={isShown ? faults[field.path] : undefined}
                dollars={calls.dollars}
                accounts={accounts}
                contracts={backend.contracts}
                onChange={(next) => {
                  touch([...touched, field.path]);
                  props.onAsk((before) => ({ texts: { ...before.texts, [field.path]: next } }));
                }}
              />
            );
          })}
        </div>
        <div className={inline}>
          <Button
            tone="primary"
            icon={Play}
            isDisabled={!isReady}
            isBusy={running === 'try'}
            busyLabel={d('desk.bench.call.trying')}
            onPress={props.onTry}
          >
            {d('desk.bench.call.try')}
          </Button>
          {!asked.isRead && (
            <Button
              isDisabled={!isReady}
              isBusy={running === 'send'}
              busyLabel={d('desk.bench.call.trying')}
              onPress={props.onSend}
            >
              {d('desk.bench.call.send', { name: sender })}
            </Button>
          )}
          {takesFee(asked) && (
            <Checkbox isSelected={props.approvesFirst} onChange={props.onApprove}>
              {d('desk.bench.call.approve')}
            </Checkbox>
          )}
          {isReady && <CopyCall call={{ contract: contract.id, signature: asked.signature, as, texts }} />}
        </div>
      </div>
    </section>
  );
}
