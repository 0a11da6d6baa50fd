interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/**
 * Maximum number of questions per statement. While one runs, the answers of the previous are sent.
 */
const togetherAtMost = 10;

/** Milliseconds until the next statement starts without waiting for the current one. */
const patience = 10;

/**
 * Combines several questions of the same kind into one statement: the questions of one turn of the
 * event loop and, under load, those that arrive while a statement runs. A statement for ten costs
 * the same few system calls as for one. A question joins only a statement that starts after it, so
 * that no answer is older than its call; a slow statement does not delay the next.
 * @param ask Answers questions in their order. Its error is thrown to each caller.
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
      // Start the next statement first: the database runs it while these answers are sent.
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
    // Deferred, so that requests of the same turn join the statement.
    if (!isBusy) setImmediate(askNext);
    isBusy = true;
    return promise;
  };
}
