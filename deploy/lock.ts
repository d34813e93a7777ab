import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A fault that the person who deploys can do something about, in one line. */
export class PublishError extends Error {}

const lockFile = '.lock';
/** SQLite's result code for a lock that somebody else holds. */
const sqliteBusy = 5;

/**
 * Runs `work` while no other process works on this target. Throws a `PublishError` at once if one
 * does.
 *
 * Node has no file locks of its own, but its SQLite takes one from the operating system, which
 * releases it when the process ends, however it ends: there is no stale lock to detect or take over.
 */
export async function withLock<T>(target: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(target, { recursive: true });
  const lock = new DatabaseSync(path.join(target, lockFile), { timeout: 0 });
  try {
    try {
      // Not EXCLUSIVE: it takes its lock in two steps, and two processes can each stop the other's second.
      lock.exec('BEGIN IMMEDIATE');
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
      throw new PublishError(`Another publication to ${target} is running. Try again later.`);
    }
    return await work();
  } finally {
    lock.close();
  }
}
