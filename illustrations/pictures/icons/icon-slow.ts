import { place } from '../../drawing/isometric.ts';
import { clock } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';
import { car } from '../../kit/vehicles.ts';
import { orange } from '../../drawing/ramps.ts';

export const picture = icon({ mood: 'day', seed: 91 }, [
  place(clock(), [-16, -40]),
  place(car(orange[500], 'y'), [22, -22], 0.82),
]);
