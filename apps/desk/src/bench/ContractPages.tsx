import { useParams, useSearchParams } from 'react-router-dom';
import { useDeskTitle } from '../useDeskTitle.ts';
import { ContractScreen } from './contract/ContractScreen.tsx';
import { callAddressOf, callQuestionIn } from './contract/callQuestion.ts';

/** A contract with one function; the call's values are in the address. */
export function ContractPages() {
  const { contract = '', functionName } = useParams();
  const [query, setQuery] = useSearchParams();
  useDeskTitle(functionName ?? contract);
  return (
    <ContractScreen
      key={contract}
      contract={contract}
      {...(functionName && { functionName })}
      question={callQuestionIn(query)}
      onAsk={(question) => setQuery(callAddressOf(question), { replace: true })}
    />
  );
}
