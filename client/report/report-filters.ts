import { ApiError, getInvalidResponseMessage, request } from '@storedeck/api';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AdvancedFiltersConfig } from '@storedeck/components';
import type { ReportAnswer } from '@storedeck/data';
import { stableStringify } from '@storedeck/data/core';
import type { Query, QueryUpdate } from '@storedeck/navigation';
import { formatCount } from '../common/store-format';
import { object, optional, shapeOf, valuesOf } from '@storedeck/hooks';
import { applyContained } from '../extend/apply-contained';
import { FILTER_LIST } from '../extend/filter-list';
import type { FilterSet, Report } from './types';
import { getQuestion } from './use-answer-parts';

const ADVANCED = shapeOf< AdvancedFiltersConfig >(
	object( {
		filters: optional(
			valuesOf( object( { labels: object( {} ), input: object( {} ) } ) )
		),
	} )
);

/** The filters of a report, with those of plugins. */
export function getFilterSet( report: Report ): FilterSet {
	const advancedFilters = applyContained(
		`woocommerce_admin_${
			report.advancedFiltersHook ?? report.id
		}_report_advanced_filters`,
		report.advancedFilters?.() ?? {},
		ADVANCED
	);
	const hasAdvanced = Object.keys( advancedFilters.filters ?? {} ).length > 0;
	return {
		filters: applyContained(
			`woocommerce_admin_${ report.id }_report_filters`,
			report.filters?.( hasAdvanced ) ?? [],
			FILTER_LIST
		),
		advancedFilters,
	};
}

const omitUndefined = ( query: QueryUpdate ): Query =>
	Object.fromEntries(
		Object.entries( query ).filter( ( [ , value ] ) => value !== undefined )
	) as Query;

/** Orders and refunds are both rows of the Orders report. */
function describeOrders( rows: number, orders = rows ) {
	const refunds = rows - orders;
	return refunds > 0
		? sprintf(
				/* translators: 1: number of orders, e.g. 49 orders; 2: number of refunds, e.g. 1 refund. */
				__( '%1$s, %2$s', 'storedeck' ),
				sprintf(
					/* translators: %s: number of orders. */
					_n( '%s order', '%s orders', orders, 'storedeck' ),
					formatCount( orders )
				),
				sprintf(
					/* translators: %s: number of refunds. */
					_n( '%s refund', '%s refunds', refunds, 'storedeck' ),
					formatCount( refunds )
				)
		  )
		: undefined;
}

export type ShownParts = Pick< ReportAnswer, 'rows' | 'primary' | 'errors' >;

/** @throws {ApiError} When the answer has no rows. */
export function requireRows( { rows, errors }: ShownParts ) {
	if ( ! rows ) {
		throw new ApiError( {
			code: 'no_rows',
			message: getInvalidResponseMessage(),
			...errors.rows,
			...errors.rows?.data,
		} );
	}
	return rows;
}

/** The rows and totals that a screen shows, or is about to, by the query of its URL. */
export interface ShownAnswer {
	query: Query;
	load: () => Promise< ShownParts >;
}

/**
 * Creates a function that counts the rows for filters that are not applied yet.
 * Reports with one row for each interval have none.
 *
 * @param shown What the screen asks anyway: its filters are applied.
 */
export function createRowCounter(
	report: Report,
	filterSet: FilterSet,
	shown?: ShownAnswer
) {
	const { endpoint, statsEndpoint, limitBy, rows: kind } = report;
	if ( kind !== 'items' ) {
		return undefined;
	}
	const isOfOrders = endpoint === 'orders';
	return async ( update: QueryUpdate ) => {
		const source = { endpoint, statsEndpoint, limitBy, ...filterSet };
		const toQuestion = ( query: Query ) =>
			getQuestion( { ...source, query } );
		const question = toQuestion( omitUndefined( update ) );
		const answer =
			shown &&
			stableStringify( question ) ===
				stableStringify( toQuestion( shown.query ) )
				? await shown.load()
				: await request< ReportAnswer >( {
						path: `/storedeck/v1/answers/${ endpoint }`,
						query: {
							...question,
							per_page: 1,
							// The totals of the Orders report say the number of orders.
							parts: isOfOrders ? 'primary,rows' : 'rows',
							totals_only: true,
						},
				  } );
		const { total } = requireRows( answer );
		return isOfOrders
			? {
					count: total,
					detail: describeOrders(
						total,
						answer.primary?.totals.orders_count
					),
			  }
			: total;
	};
}
