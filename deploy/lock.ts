import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorMessage } from '#server/error-message.ts';
import { PublishError } from './publish-error.ts';

const lockFile = '.lock';
/** SQLite's result code for a lock that another process holds. */
const sqliteBusy = 5;

/**
 * Runs `work` under an exclusive lock on the target.
 *
 * Node has no file locks, but SQLite takes one from the operating system. The system releases it
 * when the process ends for any reason, so there are no stale locks.
 * @throws a `PublishError` at once if another process holds the lock
 */
export async function withLock<T>(target: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(target, { recursive: true });
  const lock = new DatabaseSync(join(target, lockFile), { timeout: 0 });
  try {
    try {
      // Not EXCLUSIVE: it locks in two steps, so two processes could block each other.
      lock.exec('BEGIN IMMEDIATE');
    } catch (error) {
      if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
        throw new PublishError(`Another publication to ${target} is running. Try again later.`);
      }
      throw new PublishError(
        `${join(target, lockFile)} cannot be locked (${errorMessage(error)}). Check the free space and the rights there.`,
      );
    }
    return await work();
  } finally {
    lock.close();
  }
}
