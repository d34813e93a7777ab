import { isRouteErrorResponse } from 'react-router';

/** The data of a route, or null if the host has no file of it. */
export async function nullIfMissing<Data>(load: () => Promise<Data>): Promise<Data | null> {
  try {
    return await load();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return null;
    throw error;
  }
}
