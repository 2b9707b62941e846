import { screen, within } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import type { Call, Responses } from '@storedeck/data/testing';
import { getReport } from '../../../reports/test/definitions';
import { PERIOD, renderPage } from '../../../test/render-page';
import { createReportScreen } from '..';

const PATH = '/wc-analytics/reports';

export const STATS = {
	totals: {
		items_sold: 8,
		net_revenue: 70,
		orders_count: 4,
		products_count: 3,
	},
	intervals: [
		{
			interval: '2022-02-01',
			date_start: '2022-02-01 00:00:00',
			date_end: '2022-02-01 23:59:59',
			subtotals: { items_sold: 8, net_revenue: 70, orders_count: 4 },
		},
	],
};

const toRow = ( id: number, name: string ) => ( {
	product_id: id,
	items_sold: id,
	net_revenue: 10 * id,
	orders_count: 1,
	extended_info: { name, sku: `sku-${ id }` },
} );

/** The rows of the first page. */
export const PRODUCTS = [
	toRow( 5, 'Cap &amp; more' ),
	toRow( 2, 'Hat' ),
	toRow( 1, 'Tie' ),
];
/** More rows than the page has. */
const TOTAL_ROWS = 60;

const Screens = new Map< string, ReturnType< typeof createReportScreen > >();

/** The screen of a report, the same component at each render. */
function getScreen( id: string ) {
	const Screen = Screens.get( id ) ?? createReportScreen( getReport( id ) );
	Screens.set( id, Screen );
	return Screen;
}

/** Opens the screen of a report, which has three rows of sixty by default. */
export function openReport( {
	id = 'products',
	responses,
	...page
}: {
	id?: string;
	query?: Record< string, string >;
	responses?: Responses;
	preferences?: Record< string, unknown >;
} = {} ) {
	const Screen = getScreen( id );
	return renderPage( {
		content: ( props ) => <Screen { ...props } />,
		path: `/analytics/${ id }`,
		query: PERIOD,
		responses: {
			[ `GET ${ PATH }/products` ]: createResponse( PRODUCTS, {
				totalResults: TOTAL_ROWS,
			} ),
			[ `GET ${ PATH }/products/stats` ]: STATS,
			'GET /wc-analytics/products': PRODUCTS.map(
				( { product_id: productId, extended_info: { name } } ) => ( {
					id: productId,
					name,
				} )
			),
			'GET /storedeck/v1/exports': [],
			'GET /storedeck/v1/views': [],
			'POST /wp/v2/users/me': ( { data }: Call ) => ( {
				id: 3,
				...Object( data ),
			} ),
			...responses,
		},
		...page,
	} );
}

/** The requests for the rows of the table. */
export const getRowCalls = ( calls: readonly Call[], endpoint = 'products' ) =>
	calls.filter( ( { path } ) => path === `${ PATH }/${ endpoint }` );

export const getTable = () =>
	within( screen.getByRole( 'table', { name: 'Products' } ) );

/** The texts of a row, without its checkbox. */
const texts = ( row: HTMLElement | undefined ) =>
	Array.from( row?.children ?? [] )
		.slice( 1, 5 )
		.map( ( { textContent } ) => textContent );
export const getRows = () => getTable().getAllByRole( 'row' ).map( texts );
/** The entries below the table. */
export const getSummary = () =>
	screen
		.queryAllByRole( 'listitem' )
		.filter( ( item ) => item.closest( '[role=complementary]' ) )
		.map( ( { textContent } ) => textContent );
