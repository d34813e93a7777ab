import { place } from '../../drawing/isometric.ts';
import { blue, butter, orange, skin } from '../../drawing/ramps.ts';
import { shop } from '../../kit/buildings/shop.ts';
import { person } from '../../kit/people.ts';
import { icon } from '../../kit/scene.ts';
import { ladder, toolbox } from '../../kit/works.ts';

export const picture = icon({ mood: 'day', seed: 125 }, [
  place(shop({ name: 'YOU', accent: blue[600] }), [-20, -6], 0.66),
  place(ladder(50), [10, 8], 0.9),
  place(
    person({ top: orange[500], skin: skin[4], hat: butter[400], reach: 'up' }),
    [14, 16, 16],
    1,
  ),
  place(toolbox(), [34, 34], 0.8),
]);
