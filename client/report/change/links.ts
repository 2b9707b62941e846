import type { AdvancedFiltersConfig } from '@storedeck/components';
import { getNewPath, getUrlKey } from '@storedeck/navigation';
import type { Query, QueryUpdate } from '@storedeck/navigation';
import type { DimensionSetting } from '@storedeck/settings';
import { hasComparedPeriod } from '../../common/url-dates';
import { findDimensions, getItemQuery } from '../dimensions';

/** The screen that explains the changes of a report. */
export const getWhyPath = ( reportPath: string ) => `${ reportPath }/why`;

/**
 * The URL of what explains the change of a metric: that of its report, on another path.
 *
 * @param endpoint Of its stats.
 * @param query    The query of the report.
 * @return Undefined without a comparison, and for stats that cannot be split.
 */
export const getWhyHref = (
	reportPath: string | undefined,
	endpoint: string,
	metric: string,
	query: Query
) =>
	reportPath !== undefined &&
	hasComparedPeriod( query ) &&
	findDimensions( endpoint ).length > 0
		? getNewPath(
				{ chart: metric, paged: undefined },
				getWhyPath( reportPath ),
				query
		  )
		: undefined;

/** The rules of a filter that limit to a value. */
const RULES = [ 'is', 'includes' ];

/**
 * The changes of a report's URL that limit it to a value of a dimension; undefined where a
 * value cannot be one more filter.
 */
export function getFilterUpdate(
	{ segmentby: key, link }: DimensionSetting,
	id: number | string,
	query: Query,
	reportPath: string,
	{ filters = {} }: AdvancedFiltersConfig
): QueryUpdate | undefined {
	const isFree =
		! query.filter ||
		[ 'all', 'advanced' ].includes( String( query.filter ) );
	// Any of several filters would add what fits instead of limiting it.
	if ( ! isFree || query.match === 'any' || query.search ) {
		return undefined;
	}
	const filter = Object.hasOwn( filters, key ) ? filters[ key ] : undefined;
	if ( ! filter ) {
		return link?.report === reportPath && query.filter !== 'advanced'
			? getItemQuery( link, id )
			: undefined;
	}
	const rule = filter.rules?.find( ( { value } ) => RULES.includes( value ) );
	const param = getUrlKey( key, rule?.value );
	const value = filter.rules
		? String( id ) || link?.unknown
		: link?.values?.[ Number( id ) ];
	return value && ( rule || ! filter.rules ) && ! query[ param ]
		? { filter: 'advanced', [ param ]: value }
		: undefined;
}
