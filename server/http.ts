/**
 * `node:http`, for a faster start. An `import` statement evaluates every property of the module,
 * and its `WebSocket` loads a whole HTTP client: 50 ms of processor time in each process.
 */
export const http = process.getBuiltinModule('node:http');
