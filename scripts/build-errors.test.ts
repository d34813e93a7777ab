import { preview, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { buildErrors } from './build-errors.ts';

/** Stands for the plugin of React Router, whose server build cannot be loaded. */
const failing: Plugin = {
  name: 'failing',
  configurePreviewServer: (server) => () => {
    server.middlewares.use((_request, _response, next) =>
      next(new Error('a.md:2: title: is empty')),
    );
  },
};

test('the server that renders the pages answers with the message of the error', async () => {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    plugins: [failing, buildErrors()],
    preview: { port: 0 },
    appType: 'custom',
  });
  try {
    const response = await fetch(server.resolvedUrls!.local[0]!);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('a.md:2: title: is empty');
  } finally {
    await server.close();
  }
});
