import {
	down,
	halfAwayFromZero,
	halfDown,
	halfEven,
	halfOdd,
	halfTowardsZero,
	halfUp,
	type DineroDivideOperation,
} from 'dinero.js/bigint';
import type { RoundingMode } from './rounding-mode';

const divisions: Record< RoundingMode, DineroDivideOperation > = {
	HALF_ODD: halfOdd,
	HALF_EVEN: halfEven,
	HALF_UP: halfUp,
	HALF_DOWN: halfDown,
	HALF_TOWARDS_ZERO: halfTowardsZero,
	HALF_AWAY_FROM_ZERO: halfAwayFromZero,
	DOWN: down,
};

/** The division that rounds in a mode; `DOWN` rounds to the lower number. */
export function getDivision( mode: RoundingMode ): DineroDivideOperation {
	return divisions[ mode ];
}
