import type { RoundingMode } from './rounding';

const rounding: RoundingMode = 'HALF_EVEN';
const formatRounding: RoundingMode = 'HALF_AWAY_FROM_ZERO';

/** What counts where nothing is given. */
export const moneyDefaults = {
	amount: 0,
	currency: 'USD',
	precision: 2,
	locale: 'en-US',
	format: '$0,0.00',
	/** Of arithmetic: the errors of many halves cancel out. */
	rounding,
	/** Of texts: what people expect of a half. */
	formatRounding,
} as const;
