/** Lifetime of cached values, in milliseconds. */
const KEEP_MS = 5000;
/** Longest wait for a read, in milliseconds. */
const LIMIT_MS = 1000;

/**
 * Spares the database when metrics are read often: it is asked every five seconds at most, and never while it still owes an
 * earlier answer.
 *
 * @param read may fail; that is kept like any answer.
 * @returns rejects when there is no answer within a second.
 */
export function cachedRead<Values>(read: () => Promise<Values>): () => Promise<Values> {
  let last: { readonly answer: Promise<Values>; readonly since: number; isOver: boolean } | undefined;

  function begin() {
    const begun = { answer: read(), since: performance.now(), isOver: false };
    const end = () => {
      begun.isOver = true;
    };
    begun.answer.then(end, end);
    return begun;
  }

  return () => {
    if (last === undefined || (last.isOver && performance.now() - last.since >= KEEP_MS)) last = begin();
    return inTime(last.answer);
  };
}

async function inTime<Values>(answer: Promise<Values>): Promise<Values> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The values were not read in time.')), LIMIT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
