interface Held {
  /** Milliseconds of the thread's own work in one go: whatever else came meanwhile had to wait as long. */
  longest: number;
  /** All such times together, without the moments. */
  all: number;
  /** How often others had their turn meanwhile. */
  turns: number;
}

/** Milliseconds: what is less is within what the system's own clock of a thread can tell. */
const MOMENT = 5;

/** How a job held this thread. What the machine does for others is not counted, nor what the job leaves to other threads. */
export async function heldBy(job: () => Promise<unknown>): Promise<Held> {
  const held: Held = { longest: 0, all: 0, turns: 0 };
  let isOver = false;
  let last = worked();
  const look = (): void => {
    const now = worked();
    const time = now - last;
    last = now;
    held.longest = Math.max(held.longest, time);
    if (time > MOMENT) held.all += time;
    held.turns += 1;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  try {
    await job();
  } finally {
    isOver = true;
  }
  look();
  return held;
}

function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
