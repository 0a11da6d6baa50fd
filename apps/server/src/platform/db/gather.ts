interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/** As many questions one statement answers at most: while it does, the answers of the one before are sent. */
const togetherAtMost = 10;

/** How long a statement is waited for before the next one goes beside it, in milliseconds. */
const patience = 10;

/**
 * Lets one statement answer several questions of the same kind: those that come in one turn of the event loop, and
 * under load those that come while the statement before is under way. For ten it costs the same few system calls
 * as for one. A question is asked of the database after it was put, never before, so that no answer is older than
 * its call; and a statement that takes long keeps no other waiting behind it.
 * @param ask Answers questions in their order. What it throws is told to each of them.
 */
export function gather<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let isBusy = false;

  function goOn(): void {
    if (waiting.length > 0) void askNext();
    else isBusy = false;
  }

  async function askNext(): Promise<void> {
    const some = waiting.slice(0, togetherAtMost);
    waiting = waiting.slice(togetherAtMost);
    let isWaitedFor = true;
    const waitNoMore = () => {
      clearTimeout(tooLong);
      if (isWaitedFor) goOn();
      isWaitedFor = false;
    };
    const tooLong = setTimeout(waitNoMore, patience);
    try {
      const answers = await ask(some.map(({ question }) => question));
      // First the next statement: the database works on it while these answers are sent.
      waitNoMore();
      if (answers.length !== some.length) {
        throw new Error(`${some.length} questions were given ${answers.length} answers.`);
      }
      some.forEach(({ resolve }, index) => {
        resolve(answers[index] as Answer);
      });
    } catch (reason) {
      waitNoMore();
      for (const { reject } of some) reject(reason);
    }
  }

  return (question) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.push({ question, resolve, reject });
    // Not at once: the requests that came in the same turn are to be asked about with it.
    if (!isBusy) setImmediate(askNext);
    isBusy = true;
    return promise;
  };
}
