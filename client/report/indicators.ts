import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { Indicator } from '@storedeck/data';

/** The URL of an indicator's chart, for the same period. */
export function getIndicatorHref(
	{ report, chart }: Pick< Indicator, 'report' | 'chart' >,
	query: Query
) {
	if ( ! /^\/(?!\/)/.test( report ) ) {
		return report;
	}
	return getNewPath(
		{ ...getPersistedQuery( query ), ...( chart && { chart } ) },
		report,
		{}
	);
}
