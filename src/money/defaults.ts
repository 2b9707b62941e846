import type { RoundingMode } from './rounding-mode';

const rounding: RoundingMode = 'HALF_EVEN';
const formatRounding: RoundingMode = 'HALF_AWAY_FROM_ZERO';

export const moneyDefaults = {
	amount: 0,
	currency: 'USD',
	precision: 2,
	locale: 'en-US',
	format: '$0,0.00',
	/** For arithmetic: the errors of many halves cancel out. */
	rounding,
	/** For formatting: the rounding that users expect. */
	formatRounding,
} as const;
