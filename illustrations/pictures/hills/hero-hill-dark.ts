import type { Picture } from '../../drawing/svg.ts';
import { atNight } from '../../kit/night.ts';
import { picture as day } from './hero-hill.ts';

/** For the dark theme: the shops have their lights on. */
export const picture: Picture = { ...day, drawing: atNight(day.drawing) };
