import { blue, paper } from '../../drawing/ramps.ts';
import { clickBudget } from './click-budget.ts';

const { wide, small } = clickBudget({ ground: blue[900], ink: paper[50], bar: blue[600] });
export const pictures = { 'click-budget-dark': wide, 'click-budget-small-dark': small };
