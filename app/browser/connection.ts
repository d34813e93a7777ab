declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- extends a declared interface
  interface Navigator {
    /** The Network Information API, which some browsers lack. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor saves data or the network is slow. */
export function isConnectionCostly(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return saveData || effectiveType !== '4g';
}
