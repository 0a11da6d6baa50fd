import { useQuestion } from '@upline/app-kit/useQuestion';
import { useParams } from 'react-router-dom';
import { useDeskTitle } from '../useDeskTitle.ts';
import { ContractScreen } from './contract/ContractScreen.tsx';
import { callAddressOf, callQuestionIn } from './contract/callQuestion.ts';

/** A contract with one function; the call's values are in the address. */
export function ContractPages() {
  const { contract = '', functionName } = useParams();
  const { query, visit, ask } = useQuestion();
  useDeskTitle(functionName ?? contract);
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
