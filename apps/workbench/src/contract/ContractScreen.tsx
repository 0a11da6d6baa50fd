import {
  Address,
  Callout,
  Link,
  useCopyWithToast,
  useHeldShortcuts,
  useShortcuts,
  useTyped,
} from '@upline/ui';
import { InMemberLanguage } from '@upline/ui/messages';
import { usePorts } from '@upline/ui/ports';
import { useRef, useState } from 'react';
import { BenchFrame } from '../frame/BenchFrame.tsx';
import { BenchMissing } from '../frame/BenchMissing.tsx';
import { useAtBench } from '../frame/benchContext.ts';
import { callKeys } from '../frame/benchKeys.ts';
import { contractPath, saveScenarioPath, storagePath } from '../frame/benchPaths.ts';
import { useBenchChain, useOnBench } from '../frame/benchQuery.ts';
import { useBenchMessage } from '../messages/useBenchMessage.ts';
import { useBench } from '../ports/bench.tsx';
import type { BenchFunction, BenchRepair } from '../ports/calls.ts';
import type { BenchContract } from '../ports/workbenchServices.ts';
import { CallCard, takesFee } from './CallCard.tsx';
import { call as column, page } from './Contract.css.ts';
import { blockIn, type CallQuestion, callAddressOf } from './callQuestion.ts';
import { FunctionList } from './FunctionList.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';
import { useCall, useWrittenCall } from './useCall.ts';

export interface ContractScreenProps {
  /** Contract id: `registry`, `level-4`, `coin`. */
  contract: string;
  /** Function name; the first function if undefined. */
  functionName?: string;
  /** Changes if a link or the history leads to another call. */
  visit: string;
  /** Call in the address at the start of the visit, so that a link opens the same call. */
  question: CallQuestion;
  /** Updates the address. */
  onAsk: (question: CallQuestion) => void;
}

const keyOf = (question: CallQuestion) => JSON.stringify(callAddressOf(question));

interface OpenCallProps extends Pick<ContractScreenProps, 'question' | 'onAsk'> {
  contract: BenchContract;
  asked: BenchFunction;
}

const firstName = (name: string) => name.split(' ')[0] ?? '';

function OpenCall({ contract, asked, question: first, onAsk }: OpenCallProps) {
  const d = useBenchMessage();
  const [question, change] = useTyped(first, keyOf, onAsk);
  const { calls } = useBench();
  const { data: chain } = useBenchChain();
  const { data: accounts = [] } = useOnBench(['accounts', contract.id], (bench) =>
    bench.calls.accounts(contract.id),
  );
  const { navigation } = usePorts();
  const [approvesFirst, approve] = useState(takesFee(asked));
  const account = useRef<HTMLButtonElement>(null);
  const { made, given } = useCall();

  // Preselects the holder of the required role, or the first known account.
  const holder = accounts.find(({ roles }) => asked.role && roles.includes(asked.role)) ?? accounts[0];
  const as = question.as || holder?.address || '';
  const filled = { ...question, as };
  const ask = (make: (before: CallQuestion) => Partial<CallQuestion>) =>
    change((before) => ({ ...before, as: before.as || as, ...make(before) }));
  const sender = accounts.find(({ address }) => address.toLowerCase() === as.toLowerCase());
  const faults = calls.faults(contract.kind, asked.signature, question.texts) ?? {};
  const block = blockIn(question.block, chain?.block ?? 0n);
  const isReady = as !== '' && Object.keys(faults).length === 0 && block !== 'wrong';

  const { data: written } = useWrittenCall(
    isReady ? { contract: contract.id, signature: asked.signature, as, texts: question.texts } : null,
  );
  const copy = useCopyWithToast();

  function make(isSent: boolean, changes: Partial<CallQuestion> = {}, approves = approvesFirst) {
    const { as: caller, texts } = { ...filled, ...changes };
    if (block === 'wrong') return;
    made.mutate({
      call: { contract: contract.id, signature: asked.signature, as: caller, texts },
      approvesFirst: approves && takesFee(asked),
      block,
      isSent,
    });
  }
  const attempt = () => isReady && !made.isPending && make(false);
  const send = () => isReady && !made.isPending && !asked.isRead && make(true);
  useHeldShortcuts({ Enter: attempt, '⇧Enter': send });
  const again = () => made.variables && !made.isPending && made.mutate(made.variables);
  const save = () => navigation.go(saveScenarioPath(made.data?.block ?? chain?.block ?? 0n));
  useShortcuts({
    a: () => account.current?.click(),
    p: again,
    y: () => written && copy(written.calldata),
    S: save,
  });

  function repair(one: BenchRepair) {
    switch (one.do) {
      case 'fill': {
        const texts = { ...question.texts, ...one.texts };
        ask(() => ({ texts }));
        make(false, { texts });
        return;
      }
      case 'act as':
        ask(() => ({ as: one.account }));
        make(false, { as: one.account });
        return;
      case 'approve':
        approve(true);
        make(false, {}, true);
        return;
      case 'give coins':
        given.mutate({ account: as, units: one.units }, { onSuccess: () => make(false) });
    }
  }

  const error = made.error ?? given.error;
  return (
    <div className={column}>
      <CallCard
        contract={contract}
        asked={asked}
        accounts={accounts}
        question={filled}
        faults={faults}
        blockFault={
          block === 'wrong' ? d('desk.bench.call.badBlock', { block: String(chain?.block ?? 0n) }) : ''
        }
        approvesFirst={approvesFirst}
        running={made.isPending ? (made.variables.isSent ? 'send' : 'try') : null}
        sender={firstName(sender?.name ?? '') || as.slice(0, 6)}
        accountRef={account}
        onAsk={ask}
        onApprove={approve}
        onTry={attempt}
        onSend={send}
      />
      {error && (
        <Callout tone="critical" isLive title={d('desk.bench.call.notMade')}>
          {error.message}
        </Callout>
      )}
      {made.data && !error && <OutcomeCard outcome={made.data} isRead={asked.isRead} onRepair={repair} />}
    </div>
  );
}

/** Calls a contract function: simulated, or sent from any account. */
export function ContractScreen({ contract: id, functionName, visit, question, onAsk }: ContractScreenProps) {
  const d = useBenchMessage();
  const { calls } = useBench();
  const { backend } = useAtBench();
  const contract = backend.contracts.find((one) => one.id === id);
  const functions = contract ? calls.functions(contract.kind) : [];
  const asked = functionName ? functions.find(({ name }) => name === functionName) : functions[0];
  if (!contract || !asked) return <BenchMissing />;
  return (
    <BenchFrame
      isDivided
      path={contractPath(contract.id)}
      title={contract.name}
      detail={
        <>
          <Address wallet={contract.address} />
          <Link href={storagePath(contract.id)}>{d('desk.bench.storage')}</Link>
        </>
      }
      keys={callKeys}
    >
      <div className={page}>
        <FunctionList contract={contract.id} functions={functions} open={asked.name} />
        <InMemberLanguage>
          <OpenCall key={visit} contract={contract} asked={asked} question={question} onAsk={onAsk} />
        </InMemberLanguage>
      </div>
    </BenchFrame>
  );
}
