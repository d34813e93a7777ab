/** Formats generated files as `npm run format` would, so that they pass the check at once. */
import { format, resolveConfig } from 'prettier';

/** @param file its extension selects the language */
export async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
