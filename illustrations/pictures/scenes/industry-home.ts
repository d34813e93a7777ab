import { place } from '../../drawing/isometric.ts';
import { blue, skin } from '../../drawing/ramps.ts';
import { house } from '../../kit/buildings/house.ts';
import { bush, pine, tree } from '../../kit/nature.ts';
import { person } from '../../kit/people.ts';
import { tileScene } from '../../kit/scene.ts';
import { van } from '../../kit/vehicles.ts';

export const picture = tileScene(
  'A family house with a tradesman and his van outside',
  { mood: 'leaf', seed: 17, center: [246, 196], scale: 1.11 },
  [
    place(pine(), [-74, -46], 1.15),
    place(tree(), [-70, 8]),
    place(house(), [-22, -20]),
    place(bush(), [18, -70], 0.9),
    place(bush(), [17, 38], 0.7),
    place(van({ stripe: blue[600] }), [50, -46]),
    place(person({ top: blue[600], skin: skin[2] }), [34, 52]),
    place(bush(), [-44, 62]),
    place(tree(), [-10, 76], 0.8),
  ],
);
