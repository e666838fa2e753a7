/**
 * Milliseconds for which this thread worked on a job. Whatever else the machine does meanwhile is no fault of the job, and is
 * not counted; nor is what the job leaves to other threads.
 */
export async function ownTime(job: () => unknown): Promise<number> {
  const before = worked();
  await job();
  return worked() - before;
}

/** Milliseconds of this thread's work for which a job kept everybody else on the thread waiting, at most at a time. */
export async function longestTurn(job: () => unknown): Promise<number> {
  let began = worked();
  let longest = 0;
  let isOver = false;
  const look = () => {
    longest = Math.max(longest, worked() - began);
    began = worked();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await job();
  isOver = true;
  look();
  return longest;
}

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
