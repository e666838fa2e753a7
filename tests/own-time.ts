/**
 * Milliseconds for which this thread worked on a job. Whatever else the machine does meanwhile is no fault of the job, and is
 * not counted; nor is what the job leaves to other threads.
 */
export async function ownTime(job: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await job();
  const { user, system } = process.threadCpuUsage();
  return (user - before.user + system - before.system) / 1_000;
}
