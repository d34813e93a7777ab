import { registerHooks } from 'node:module';

/**
 * Lets plain Node import content modules: pictures become stubs without a size. For tests and
 * reports that only need text.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!/\.\w+\?picture$/.test(specifier)) return nextResolve(specifier, context);
    const stub = 'export default { src: "", width: 1, height: 1 }';
    return { url: `data:text/javascript,${encodeURIComponent(stub)}`, shortCircuit: true };
  },
});
