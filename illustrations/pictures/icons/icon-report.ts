import { place } from '../../drawing/isometric.ts';
import { blue, skin } from '../../drawing/ramps.ts';
import { chartWindow, screen } from '../../kit/devices.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';

export const picture = icon({ mood: 'leaf', seed: 94 }, [
  place(screen(88, 78, chartWindow(88, 78)), [-26, -50]),
  place(person(), [32, 0], 1.05),
  place(person({ top: blue[700], skin: skin[4], hair: blue[950] }), [30, 24], 1.05),
]);
