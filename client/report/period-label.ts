import { getDateParamsFromQuery } from '@storedeck/date';
import type { DateRange } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';

/** The name of the primary period and its dates. The dates of a custom one are its name. */
export function getPeriodLabel(
	query: Query,
	{ label, range }: Pick< DateRange, 'label' | 'range' >
) {
	const { period } = getDateParamsFromQuery(
		query,
		getSetting( 'defaultDateRange' )
	);
	return period === 'custom' ? range : `${ label } (${ range })`;
}
