import type { BriefLetter } from './brief-letter.ts';

/**
 * Posts the letter to the form's endpoint, as JSON with `subject` and `body`.
 * @throws {Error} if the endpoint cannot be reached or does not accept it
 */
export async function sendLetter(endpoint: string, { subject, body }: BriefLetter): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ subject, body }),
  });
  if (!response.ok) throw new Error(`${endpoint} answered with ${response.status}.`);
}
