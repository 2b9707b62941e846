import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Call, Responses } from '@storedeck/data/testing';
import { getDefinition } from '../../../reports/test/definitions';
import { COMPARED, find, renderPage } from '../../../test/render-page';
import { wait } from '../../../test/support';
import Overview from '..';

const toChart = ( key: string, label: string, changes = {} ) => ( {
	report: 'orders',
	key,
	label,
	type: 'number' as const,
	isHidden: false,
	isNeutral: false,
	isReverseTrend: false,
	...changes,
} );

const DASHBOARD = {
	charts: [
		toChart( 'orders_count', 'Orders' ),
		toChart( 'num_items_sold', 'Items', { isReverseTrend: true } ),
		toChart( 'total_customers', 'Customers', { isHidden: true } ),
	],
	hiddenIndicators: [ 'orders/total_customers' ],
	hiddenLeaderboards: [ 'coupons' ],
};

const toIndicator = ( metric: string, label: string ) => ( {
	stat: `orders/${ metric }`,
	label,
	chart: metric,
	_links: { report: [ { href: '/analytics/orders' } ] },
} );

const toLeaderboard = ( id: string, label: string ) => ( {
	id,
	label,
	headers: [ { label: 'Name' }, { label: 'Items sold' } ],
	rows: [
		[
			{ display: `<b>First of ${ id }</b>`, value: 'First' },
			{ display: '7', value: 7 },
		],
	],
} );
export const LEADERBOARDS = [
	toLeaderboard( 'products', 'Top products' ),
	toLeaderboard( 'customers', 'Top customers' ),
	toLeaderboard( 'coupons', 'Top coupons' ),
];

const isLastYear = ( { query }: Call ) =>
	String( query.after ).startsWith( '2021' );

const INDICATORS = '/wc-analytics/reports/performance-indicators';

/** Twice as many of all metrics as in the year before. */
const RESPONSES: Responses = {
	[ `GET ${ INDICATORS }/allowed` ]: [
		toIndicator( 'orders_count', 'Orders' ),
		toIndicator( 'num_items_sold', 'Items' ),
		toIndicator( 'total_customers', 'Customers' ),
	],
	[ `GET ${ INDICATORS }` ]: ( call: Call ) =>
		String( call.query.stats )
			.split( ',' )
			.map( ( stat ) => ( {
				stat,
				format: stat.endsWith( 'items_sold' ) ? 'currency' : 'number',
				value: isLastYear( call ) ? 5 : 10,
			} ) ),
	'GET /wc-analytics/reports/*/stats': ( call: Call ) => ( {
		totals: { orders_count: isLastYear( call ) ? 5 : 10 },
		intervals: [
			{
				interval: '2022-02-01',
				date_start: '2022-02-01 00:00:00',
				date_end: '2022-02-01 23:59:59',
				subtotals: { orders_count: 3 },
			},
		],
	} ),
	'GET /wc-analytics/leaderboards/allowed': LEADERBOARDS,
	'GET /wc-analytics/leaderboards': LEADERBOARDS,
	'GET /storedeck/v1/views': [],
	'GET /storedeck/v1/report-definitions/*': ( { path }: Call ) =>
		getDefinition( path.split( '/' ).at( -1 ) ?? '' ),
	'POST /wp/v2/users/me': ( { data }: Call ) => ( {
		id: 3,
		...Object( data ),
	} ),
};

/** A site without the other sections, to test one of them. */
export const only = ( key: string, hiddenBlocks?: string[] ) => ( {
	dashboard_sections: [ 'store-performance', 'charts', 'leaderboards' ].map(
		( section ) => ( {
			key: section,
			isVisible: section === key,
			...( section === key && hiddenBlocks && { hiddenBlocks } ),
		} )
	),
} );

/** Opens the Overview of four weeks in 2022, compared with 2021. */
export const openOverview = ( {
	responses,
	query = COMPARED,
	pending = [],
	...page
}: {
	responses?: Responses;
	/** Paths of GET requests that get no response. */
	pending?: string[];
	query?: Record< string, string >;
	preferences?: Record< string, unknown >;
} = {} ) =>
	renderPage( {
		content: ( props ) => <Overview { ...props } />,
		path: '/analytics/overview',
		query,
		responses: Object.fromEntries(
			// The first match counts.
			Object.entries( {
				...responses,
				...RESPONSES,
				...responses,
			} ).filter( ( [ key ] ) => ! pending.includes( key.slice( 4 ) ) )
		),
		settings: { dashboard: DASHBOARD },
		...page,
	} );

export const section = ( name: string ) =>
	within( screen.getByRole( 'region', { name } ) );

/** The menu of a section. */
export const menuButton = ( name: string ) =>
	screen.getByRole( 'button', { name: `Options for ${ name }` } );

/** Chooses an item in the menu of a section. */
export async function choose(
	name: string,
	item: string,
	role: 'menuitem' | 'menuitemcheckbox' = 'menuitem'
) {
	await userEvent.click( menuButton( name ) );
	await userEvent.click( await find( role, item ) );
	await wait();
}

/** The preferences that were saved, in their order. */
export const getSaved = ( calls: readonly Call[] ) =>
	calls
		.filter( ( { method } ) => method !== 'GET' )
		.map( ( { data } ) => {
			const { woocommerce_meta: meta } = Object( data );
			return Object.fromEntries(
				Object.entries( Object( meta ) ).map( ( [ name, value ] ) => [
					name,
					JSON.parse( String( value ) ),
				] )
			);
		} );
