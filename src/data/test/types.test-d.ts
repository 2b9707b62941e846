/*
 * The types that plugin authors rely on. Nothing here runs: the compiler checks
 * it with everything else.
 */
import { dispatch, select } from '@wordpress/data';
import { optionsStore, reportsStore, userStore } from '..';
import type { ReportInterval, ReportRow, RequestError, User } from '..';

type Equal< A, B > = ( < T >() => T extends A ? 1 : 2 ) extends <
	T,
>() => T extends B ? 1 : 2
	? true
	: false;

/** Compiles only when the value is exactly of the type. */
declare function is< Expected >(): < Actual >(
	value: Actual,
	isSame: Equal< Actual, Expected >
) => void;

export function checkSelectors() {
	const reports = select( reportsStore );
	const items = reports.getReportItems( 'orders', { page: 1 } );
	is< ReportRow[] | undefined >()( items.data, true );
	is< number | undefined >()( items.totalResults, true );

	const stats = reports.getReportStats( 'orders', { interval: 'day' } );
	is< ReportInterval[] | undefined >()( stats.data?.intervals, true );

	const error = reports.getReportItemsError( 'orders', {} );
	is< RequestError | false >()( error, true );
	const isAsking = reports.isReportItemsRequesting( 'orders', {} );
	is< boolean >()( isAsking, true );
	const at = reports.getReportStatsReceivedAt( 'orders', {} );
	is< number | undefined >()( at, true );
	const isThere = reports.hasFinishedResolution( 'getReportItems', [
		'orders',
		{},
	] );
	is< boolean >()( isThere, true );

	const option = select( optionsStore ).getOption( 'blogname' );
	is< unknown >()( option, true );
	const user = select( userStore ).getCurrentUser();
	is< User | undefined >()( user, true );

	// @ts-expect-error There is no such selector.
	reports.getReportRows( 'orders', {} );
	// @ts-expect-error A report has a name.
	reports.getReportItems( 7, {} );
	// @ts-expect-error A request cannot carry a function.
	reports.getReportItems( 'orders', { page: () => 1 } );
}

export function checkStoresByName() {
	const items = select( 'wc/admin/reports' ).getReportItems( 'orders', {} );
	is< ReportRow[] | undefined >()( items.data, true );
	const isUpdating = select( 'wc/admin/options' ).isOptionsUpdating();
	is< boolean >()( isUpdating, true );

	// @ts-expect-error There is no such selector.
	select( 'wc/admin/reports' ).getReportRows( 'orders', {} );
}

export async function checkActions() {
	const result = await dispatch( optionsStore ).updateOptions( { a: 1 } );
	if ( ! result.success ) {
		is< string >()( result.message, true );
	}
	await dispatch( reportsStore ).refresh( 'getReportItems', [
		'orders',
		{},
	] );
	dispatch( reportsStore ).setReportItems(
		'orders',
		{},
		{ data: [ { id: 1 } ], totalResults: 1, totalPages: 1 }
	);

	// @ts-expect-error An answer has totals.
	dispatch( reportsStore ).setReportItems( 'orders', {}, { data: [] } );
}
