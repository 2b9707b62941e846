/*
 * The parameters that a live shop takes, as the compiler sees them. Nothing
 * here runs.
 */
import type { Query } from '@storedeck/api';
import type { ReportParameters } from '../route-types';

/** What the first report screen asks for. */
export const first: ReportParameters[ 'revenue/stats' ] = {
	order: 'asc',
	interval: 'day',
	per_page: 100,
	after: '2026-11-01T00:00:00',
	before: '2026-11-30T23:59:59',
};

export const table: ReportParameters[ 'orders' ] = {
	orderby: 'date',
	order: 'desc',
	extended_info: true,
	status_is: [ 'completed' ],
	product_includes: [ 1, 2 ],
};

/** It can be sent. */
export const sent: Query = first;

export const period: ReportParameters[ 'orders/stats' ] = {
	// @ts-expect-error There is no such interval.
	interval: 'decade',
};

export const ids: ReportParameters[ 'orders/stats' ] = {
	// @ts-expect-error Ids are numbers.
	product_includes: [ 'one' ],
};

export const nonsense: ReportParameters[ 'orders/stats' ] = {
	// @ts-expect-error There is no such parameter.
	nonsense: true,
};
