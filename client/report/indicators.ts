import { getNewPath, getPersistedQuery } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { Indicator } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import { getWhyHref } from './change/links';

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

/** The URL of what explains the change of an indicator, if it is one of a report. */
export function getIndicatorWhyHref(
	{ stat }: { stat: string },
	query: Query
) {
	const [ id = '', metric = '' ] = stat.split( '/' );
	const report = getSetting( 'reports' ).find( ( one ) => one.id === id );
	return getWhyHref( report?.path, id, metric, getPersistedQuery( query ) );
}
