import { getDateParams } from '../common/url-dates';
import type { DateRange } from '@storedeck/date';
import type { Query } from '@storedeck/navigation';

/** The name of the primary period and its dates. The dates of a custom one are its name. */
export function getPeriodLabel(
	query: Query,
	{ label, range }: Pick< DateRange, 'label' | 'range' >
) {
	const { period } = getDateParams( query );
	return period === 'custom' ? range : `${ label } (${ range })`;
}
