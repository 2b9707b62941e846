import { getDateParams, getDates } from '../common/url-dates';
import type { Query } from '@storedeck/navigation';

/** The name of the primary period and its dates. The dates of a custom one are its name. */
export function getPeriodLabel( query: Query ) {
	const { label, range } = getDates( query ).primary;
	const { period } = getDateParams( query );
	return period === 'custom' ? range : `${ label } (${ range })`;
}
