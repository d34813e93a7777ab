import { registerHooks } from 'node:module';

/**
 * Lets plain Node read the content modules: a picture is a size-less stub there. For tests and reports
 * that need the words; whatever needs the file goes through the build.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.endsWith('.svg?picture')) return nextResolve(specifier, context);
    const stub = 'export default { src: "", width: 1, height: 1 }';
    return { url: `data:text/javascript,${encodeURIComponent(stub)}`, shortCircuit: true };
  },
});
