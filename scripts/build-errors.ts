import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { errorMessage } from '#app/lib/error-message.ts';

/**
 * Lets the build say why it failed: the server that renders the pages answers with the message of the error, which
 * names a content file with its line and field. Its own answer is "Internal Server Error". Stands after the plugin of React Router.
 */
export function buildErrors(): Plugin {
  return {
    name: 'build-errors',
    configurePreviewServer: ({ middlewares }) => {
      return () => {
        // Only a function of four parameters gets errors.
        middlewares.use(
          (error: unknown, _request: unknown, response: ServerResponse, _next: unknown) => {
            response.writeHead(500).end(errorMessage(error));
          },
        );
      };
    },
  };
}
