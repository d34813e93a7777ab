/** Formats generated files as `npm run format` would, so that they pass the check at once. */
import { format, resolveConfig } from 'prettier';

/** `file` decides the language; the settings are those of the repository. */
export async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
