import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { itemsStore, viewsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { getHistory } from '@storedeck/navigation';
import { registerScreens } from '../../../pages';
import { answersStore } from '../../../report/answers-store';
import { REPORT_SETTINGS, SCREENS } from '../../../reports/test/definitions';
import { Palette } from '../palette';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const ORDER = {
	id: 12,
	number: '1012',
	total: '54.00',
	currency: 'EUR',
	currency_symbol: '€',
	date_created: '2026-11-21T10:00:00',
	billing: { first_name: 'Ada', last_name: 'Lovelace' },
};
const PRODUCT = { id: 7, name: 'Tea &amp; cup', sku: 'SKU-1' };
const CUSTOMER = { id: 5, name: 'Ada Lovelace', email: 'ada@example.com' };
const COUPON = { id: 9, code: 'ada10', description: 'For Ada' };

const READER = { view_woocommerce_reports: true };
const MANAGER = {
	...READER,
	manage_woocommerce: true,
	view_storedeck_personal_data: true,
};

const onClose = jest.fn();
let calls: Call[];

function open( capabilities: Record< string, boolean > = MANAGER ) {
	window.storedeckSettings = {
		reports: REPORT_SETTINGS,
		screens: SCREENS,
		adminUrl: 'http://store.test/wp-admin/',
		currentUser: { id: 1, name: 'A', capabilities, preferences: {} },
	};
	calls = fakeNetwork( { 'GET /storedeck/v1/views': [] } );
	render(
		<RegistryProvider
			value={ createTestRegistry( viewsStore, itemsStore, answersStore ) }
		>
			<Palette onClose={ onClose } />
		</RegistryProvider>
	);
	return userEvent.setup();
}

const field = () => screen.getByRole( 'combobox' );
const searches = () =>
	calls.filter( ( { path } ) => path.startsWith( '/wc-analytics/' ) );
const getCall = ( list: string, text: string ) =>
	searches().find(
		( { path, query } ) =>
			path === `/wc-analytics/${ list }` && query.search === text
	);
const group = ( name: string ) => screen.findByRole( 'group', { name } );
const labels = ( element: HTMLElement ) =>
	within( element )
		.getAllByRole( 'option' )
		.map( ( { textContent } ) => textContent );

/** Waits until the requests for a text were sent. */
const sent = ( text: string, count = 4 ) =>
	waitFor( () =>
		expect(
			searches().filter( ( { query } ) => query.search === text )
		).toHaveLength( count )
	);

const respond = ( list: string, text: string, body: unknown ) =>
	act( async () => getCall( list, text )?.respond( body ) );

async function respondToAll( text: string ) {
	await respond( 'orders', text, [ ORDER ] );
	await respond( 'products', text, [ PRODUCT ] );
	await respond( 'customers', text, [ CUSTOMER ] );
	await respond( 'coupons', text, [ COUPON ] );
}

beforeAll( registerScreens );
beforeEach( () => onClose.mockClear() );
afterEach( () => {
	delete window.storedeckSettings;
	getHistory().push( 'admin.php?page=storedeck' );
} );

it( 'finds orders, products, customers and coupons with one request each', async () => {
	const user = open();
	await user.type( field(), 'ada' );
	expect( screen.getByText( 'Searching…' ) ).toBeInTheDocument();
	await sent( 'ada' );
	await respondToAll( 'ada' );
	expect( labels( await group( 'Orders' ) )[ 0 ] ).toMatch(
		/^Order #1012 by Ada Lovelace€54\.00/
	);
	expect( labels( await group( 'Products' ) ) ).toEqual( [
		'Tea & cupSKU-1',
	] );
	expect( labels( await group( 'Customers' ) ) ).toEqual( [
		'Ada Lovelaceada@example.com',
	] );
	expect( labels( await group( 'Coupons' ) ) ).toEqual( [ 'ada10For Ada' ] );
	expect( screen.queryByText( 'Searching…' ) ).toBeNull();
	expect( searches() ).toHaveLength( 4 );
} );

it.each( [ '', 'a', ' a ' ] )( 'requests nothing for "%s"', async ( text ) => {
	const user = open();
	await user.type( field(), `ada{Backspace}{Backspace}{Backspace}${ text }` );
	await act( () => new Promise( ( done ) => setTimeout( done, 350 ) ) );
	expect( searches() ).toHaveLength( 0 );
} );

it( 'searches a number of one digit', async () => {
	const user = open();
	await user.type( field(), '7' );
	await sent( '7' );
	expect( getCall( 'orders', '7' )?.query.per_page ).toBe( '5' );
} );

it( 'shows no result of an older text', async () => {
	const user = open();
	await user.type( field(), 'ada' );
	await sent( 'ada' );
	await respondToAll( 'ada' );
	await group( 'Orders' );
	await user.type( field(), ' l' );
	expect( screen.queryByRole( 'group', { name: 'Orders' } ) ).toBeNull();
	expect( screen.getByText( 'Searching…' ) ).toBeInTheDocument();
	await sent( 'ada l' );
	for ( const list of [ 'orders', 'products', 'customers', 'coupons' ] ) {
		await respond( list, 'ada l', [] );
	}
	expect( await screen.findByText( 'No results.' ) ).toBeInTheDocument();
} );

it( 'shows the others when one source fails, and searches it again', async () => {
	const user = open();
	await user.type( field(), 'ada' );
	await sent( 'ada' );
	await act(
		async () =>
			getCall( 'orders', 'ada' )?.fail( {
				status: 400,
				message: 'Down.',
			} )
	);
	await respond( 'customers', 'ada', [ CUSTOMER ] );
	await group( 'Customers' );
	await user.keyboard( '{Enter}' );
	expect( onClose ).not.toHaveBeenCalled();
	await act( settle );
	const again = searches().filter(
		( { path } ) => path === '/wc-analytics/orders'
	);
	expect( again ).toHaveLength( 2 );
	await act( async () => again[ 1 ]?.respond( [ ORDER ] ) );
	expect( labels( await group( 'Orders' ) ) ).toHaveLength( 1 );
	expect( screen.queryByText( /Could not search orders/ ) ).toBeNull();
} );

it( 'lists what it found above screens of which only the group matches', async () => {
	const user = open();
	await user.type( field(), 'analytics' );
	await sent( 'analytics' );
	await respondToAll( 'analytics' );
	const groups = screen
		.getAllByRole( 'group' )
		.map( ( element ) => within( element ).getAllByRole( 'option' ) );
	// No screen has the text in its name: those of Analytics come last.
	expect( groups[ 0 ]?.[ 0 ] ).toHaveTextContent( 'Order #1012' );
	expect( groups.at( -1 )?.[ 0 ] ).toHaveTextContent( /Analytics$/ );
	expect( groups ).toHaveLength( 5 );
	expect( groups[ 0 ]?.[ 0 ] ).toHaveAttribute( 'aria-selected', 'true' );
	// The keyboard goes through them in the order that is shown.
	await user.keyboard( '{ArrowUp}' );
	expect( groups.at( -1 )?.at( -1 ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
} );

it( 'keeps the active option when results arrive above it', async () => {
	const user = open();
	await user.type( field(), 'ada' );
	await sent( 'ada' );
	await respond( 'customers', 'ada', [ CUSTOMER ] );
	await respond( 'coupons', 'ada', [ COUPON ] );
	await user.keyboard( '{ArrowDown}' );
	const coupon = screen.getByRole( 'option', { name: /ada10/ } );
	expect( coupon ).toHaveAttribute( 'aria-selected', 'true' );
	await respond( 'orders', 'ada', [ ORDER ] );
	await group( 'Orders' );
	expect( coupon ).toHaveAttribute( 'aria-selected', 'true' );
	expect( field() ).toHaveAttribute( 'aria-activedescendant', coupon.id );
} );

it( 'opens the screens of an order, a customer and a coupon', async () => {
	const user = open();
	await user.type( field(), 'ada' );
	await sent( 'ada' );
	await respondToAll( 'ada' );
	await user.click( screen.getByRole( 'option', { name: /ada@example/ } ) );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	expect( getHistory().location.pathname ).toBe( '/customers/5' );
	await user.click( screen.getByRole( 'option', { name: /#1012/ } ) );
	expect( getHistory().location.pathname ).toBe( '/orders/12' );
	await user.click( screen.getByRole( 'option', { name: /ada10/ } ) );
	expect( getHistory().location.pathname ).toBe( '/coupons/9' );
} );

it( 'searches only what the user may see', async () => {
	const user = open( READER );
	await user.type( field(), 'ada' );
	await sent( 'ada', 1 );
	expect( searches().map( ( { path } ) => path ) ).toEqual( [
		'/wc-analytics/coupons',
	] );
} );

describe( 'metrics', () => {
	const NET_SALES = {
		key: 'net_revenue',
		name: 'Net sales',
		format: 'currency',
		direction: 'up',
		description: '',
		formula: '',
	};
	const QUESTION = '/storedeck/v1/answers';
	const answers = () => calls.filter( ( { path } ) => path === QUESTION );
	const metric = () => screen.findByRole( 'option', { name: /^Net sales/ } );

	/** The model is loaded once in a page. */
	async function type( text: string ) {
		const user = open();
		await user.type( field(), text );
		await act(
			async () =>
				calls
					.find( ( { path } ) => path === '/storedeck/v1/model' )
					?.respond( {
						metrics: [
							NET_SALES,
							{
								...NET_SALES,
								key: 'orders_count',
								name: 'Orders',
							},
						],
						dimensions: [],
					} )
		);
		return user;
	}

	it( 'have their value and its change, and lead to Explore', async () => {
		const user = await type( 'sales net last week' );
		expect( await metric() ).toHaveTextContent( 'Net salesLast week' );
		await waitFor( () => expect( answers() ).toHaveLength( 1 ) );
		expect( answers()[ 0 ]?.query ).toMatchObject( {
			metrics: 'net_revenue',
			period: 'last_week',
		} );
		await act(
			async () =>
				answers()[ 0 ]?.respond( {
					periods: [
						{ compare: null },
						{ compare: 'previous_year' },
					],
					totals: [ { net_revenue: 103 }, { net_revenue: 100 } ],
				} )
		);
		expect( await metric() ).toHaveTextContent(
			'Net sales: $103.00Last week · +3% (Previous year)'
		);
		await user.click( await metric() );
		expect( getHistory().location ).toMatchObject( {
			pathname: '/analytics/explore',
			search: expect.stringMatching(
				/(?=.*metrics=net_revenue)(?=.*period=last_week)/
			),
		} );
	} );

	it( 'are found by other words', async () => {
		await type( 'turnover' );
		expect( await metric() ).toBeVisible();
	} );

	it( 'are asked for no longer when typing goes on', async () => {
		const user = await type( 'net sales' );
		await waitFor( () => expect( answers() ).toHaveLength( 1 ) );
		await user.type( field(), ' x' );
		expect( answers()[ 0 ]?.isAborted ).toBe( true );
	} );

	it( 'are not asked for when none is named', async () => {
		await type( 'zebra' );
		await sent( 'zebra' );
		expect( answers() ).toHaveLength( 0 );
	} );
} );
