import { useQuestion } from '@upline/app-kit/useQuestion';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ContractScreen } from './contract/ContractScreen.tsx';
import { callAddressOf, callQuestionIn } from './contract/callQuestion.ts';
import { useBenchMessage } from './messages/useBenchMessage.ts';

/** A contract with one function; the call's values are in the address. */
export function ContractPages() {
  const { contract = '', functionName } = useParams();
  const { query, visit, ask } = useQuestion();
  const product = useBenchMessage()('desk.productName');
  useEffect(() => {
    document.title = `${functionName ?? contract} · ${product}`;
  }, [functionName, contract, product]);
  return (
    <ContractScreen
      key={contract}
      contract={contract}
      {...(functionName && { functionName })}
      visit={visit}
      question={callQuestionIn(query)}
      onAsk={(question) => ask(callAddressOf(question))}
    />
  );
}
