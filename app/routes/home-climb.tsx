import type { ReactNode } from 'react';
import { climb } from '#app/content/climb.ts';
import { ClimbControl } from '#app/sections/home/climb-control.tsx';
import { HillScene } from '#app/sections/home/hill-scene.tsx';
import { Summit } from '#app/sections/home/summit.tsx';

const parts = { HillScene, ClimbControl, Summit };

export type ClimbPartProps = {
  readonly part: keyof typeof parts;
  /** The audit form, for the part `Summit`. */
  readonly children?: ReactNode;
};

/** The parts of the landing page that show the visitor's shop, with their content: one chunk, loaded late. */
export default function ClimbPart({ part, children }: ClimbPartProps): ReactNode {
  const Part = parts[part];
  return <Part climb={climb}>{children}</Part>;
}
