/*
 * Queries of the store's routes, checked by the compiler only: they follow from
 * the recorded routes.
 */
import { dispatch, select } from '@wordpress/data';
import {
	itemsStore,
	notesStore,
	paymentGatewaysStore,
	reportsStore,
	reviewsStore,
} from '..';
import type { Query } from '@storedeck/api';
import type {
	ItemsQuery,
	NotesQuery,
	ReportQuery,
	ReportStatsQuery,
	ReviewsQuery,
	SavedView,
} from '..';

// Adds a parameter and a value as an extension does.
declare module '../routes' {
	interface AddedParameters {
		'/wc-analytics/reports/downloads': {
			currency?: string;
			orderby?: 'date' | 'price';
		};
	}
}

/** The query of the first report screen; it can be sent. */
export const first: Query = {
	order: 'asc',
	interval: 'day',
	per_page: 100,
	after: '2026-11-01T00:00:00',
	before: '2026-11-30T23:59:59',
} satisfies ReportStatsQuery< 'revenue' >;

export function checkReports() {
	const reports = select( reportsStore );
	reports.getReportItems( 'orders', {
		orderby: 'date',
		extended_info: true,
		status_is: [ 'completed' ],
		product_includes: [ 1, 2 ],
		_fields: [ 'order_id' ],
	} );
	reports.getReportStats( 'orders', { interval: 'week' } );
	// Names that are only known at run time accept any query.
	const name: string = 'orders';
	reports.getReportItems( name, { nonsense: true } );
	reports.getReportItems( 'acme', { nonsense: true } );
	reports.getReportItems( 'downloads', {
		currency: 'EUR',
		orderby: 'price',
	} );

	// @ts-expect-error There is no such parameter.
	reports.getReportItems( 'orders', { nonsense: true } );
	// @ts-expect-error Orders cannot be sorted by their color.
	reports.getReportItems( 'orders', { orderby: 'color' } );
	// @ts-expect-error There is no such status.
	reports.getReportItems( 'orders', { status_is: [ 'lost' ] } );
	// @ts-expect-error Ids are numbers.
	reports.getReportItemsError( 'orders', { product_includes: [ 'one' ] } );
	// @ts-expect-error There is no such interval.
	reports.getReportStats( 'orders', { interval: 'decade' } );
	// @ts-expect-error The stock has no intervals.
	reports.getReportStatsAll( 'stock', { interval: 'day' } );
	// @ts-expect-error Figures know no more than figures.
	reports.isReportStatsRequesting( 'revenue', { extended_info: true } );
	// @ts-expect-error That word was replaced.
	reports.getReportItems( 'downloads', { orderby: 'product' } );

	const row = reports.getReportItems( 'orders', {} ).data?.[ 0 ];
	const sales: number | undefined = row?.total_sales;
	const added: unknown = row?.acme_points;
	const totals = reports.getReportStats( 'orders', {} ).data?.totals;
	const average: number | undefined = totals?.avg_order_value;
	// @ts-expect-error A sum is a number.
	const text: string | undefined = row?.total_sales;
	return [ sales, added, average, text ];
}

export function checkReportsByName() {
	const reports = select( 'wc/admin/reports' );
	reports.getReportItems( 'stock', { type: 'lowstock' } );
	// @ts-expect-error There is no such kind of stock.
	reports.getReportItems( 'stock', { type: 'gone' } );
}

export function checkItems() {
	const items = select( itemsStore );
	items.getItems( 'products', { search: 'hat', per_page: -1 } );
	items.getItems( 'categories', { orderby: 'name' } );
	items.getItemsError( 'products', 7 );
	items.getItems( 'acme', { nonsense: true } );

	// @ts-expect-error There is no such parameter.
	items.getItems( 'products', { nonsense: true } );
	// @ts-expect-error Categories have no stock.
	items.getItemsTotalCount( 'categories', { stock_status: 'instock' } );

	const product = items.getItems( 'products' ).get( 7 );
	const sku: string | undefined = product?.sku;
	// @ts-expect-error A name is text.
	const number: number | undefined = product?.name;
	return [ sku, number ];
}

export function checkNotesAndReviews() {
	select( notesStore ).getNotes( { type: [ 'info' ], status: 'unactioned' } );
	// @ts-expect-error There is no such kind of note.
	select( notesStore ).getNotes( { type: 'gossip' } );
	dispatch( notesStore ).updateNote( 7, { is_deleted: true } );
	// @ts-expect-error A title is not changed by its reader.
	dispatch( notesStore ).updateNote( 7, { title: 'Mine' } );

	select( reviewsStore ).getReviews( { status: 'hold', rating: [ 5 ] } );
	// @ts-expect-error There is no such status.
	select( reviewsStore ).getReviews( { status: 'liked' } );
	// @ts-expect-error There is no such parameter.
	select( reviewsStore ).getReviewsTotalCount( { stars: 5 } );
	// @ts-expect-error A rating is a number.
	dispatch( reviewsStore ).updateReview( 7, { rating: 'five' } );

	const { updatePaymentGateway } = dispatch( paymentGatewaysStore );
	updatePaymentGateway( 'bacs', { enabled: true, order: 2 } );
	// @ts-expect-error Its name among developers stays.
	updatePaymentGateway( 'bacs', { method_title: 'Bank' } );
}

export const types: [
	ReportQuery< 'taxes' >,
	ItemsQuery< 'coupons' >,
	NotesQuery,
	ReviewsQuery,
	SavedView[ 'scope' ],
] = [ { orderby: 'rate' }, { code: 'a' }, { page: 2 }, { page: 2 }, 'shop' ];
