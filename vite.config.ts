import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Every picture stays a file: inlined as data: it would need a wider img-src in the policy.
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    target: ['chrome125', 'firefox128', 'safari18'],
    // RR keeps one stylesheet per route; the finishing step inlines a page's own sheets into it.
    cssCodeSplit: true,
  },
  css: {
    modules: { generateScopedName: '[hash:base64:5]', localsConvention: 'camelCaseOnly' },
  },
});
