import type { PeriodOption } from './types';

/** An entry of a menu, whose label is translated when it is read. */
export const createOption = < Value extends string >(
	value: Value,
	getLabel: () => string
): PeriodOption< Value > => ( {
	value,
	get label() {
		return getLabel();
	},
} );
