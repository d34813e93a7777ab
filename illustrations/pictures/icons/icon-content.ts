import { path, rect } from '../../drawing/drawing.ts';
import { block, place } from '../../drawing/isometric.ts';
import { blue, orange, paper } from '../../drawing/ramps.ts';
import { browser, screen, writing } from '../../kit/devices.ts';
import { icon } from '../../kit/scene.ts';

const post = browser(70, 78, [
  rect(9, 18, 52, 22, orange[300], 4),
  path('M9 40l16-14l12 9l14-12l10 9v8Z', orange[500]),
  writing(9, 47, [50, 42, 30]),
]);

export const picture = icon({ mood: 'day', seed: 85 }, [
  place(screen(70, 78, post), [-24, -46]),
  block([18, -4], [40, 44, 7], blue[600]),
  block([20, -6, 7], [40, 44, 7], orange[500]),
  block([16, -2, 14], [40, 44, 7], paper[0]),
]);
