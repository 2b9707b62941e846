import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createResponse } from '@storedeck/data/testing';
import { getPath } from '@storedeck/navigation';
import { getNeighbors } from '../../../common/record-header/neighbors';
import { FAILED, find, hold, respondWith, wait } from '../../../test/support';
import { ORDER } from '../../../test/order';
import { PRODUCTS, STATS, getTable, openReport } from './report-page';

const LIST = 'GET /wc-analytics/products';

/** The products of the rows, with what only their panel shows. */
const DETAILS = PRODUCTS.map( ( { product_id: id, extended_info: info } ) => ( {
	id,
	...info,
	status: 'publish',
	price: '12.5',
	categories: [ { name: 'Hats &amp; more' } ],
} ) );

const row = ( name: string ) =>
	getTable().getByRole( 'rowheader', { name } ).parentElement as HTMLElement;

const clickRow = async ( name: string ) => {
	await userEvent.click( within( row( name ) ).getAllByRole( 'cell' )[ 2 ]! );
	await wait();
};

const press = async (
	key: string,
	place: Element = document.body,
	more = {}
) => {
	act( () => {
		fireEvent.keyDown( place, { key, ...more } );
	} );
	await wait();
};

const panel = ( name = 'Product' ) =>
	screen.queryByRole( 'complementary', { name } );
const shown = () =>
	panel() &&
	within( panel()! ).queryByRole( 'heading', { level: 2 } )?.textContent;

const onPhone = ( matches: boolean ) => {
	window.matchMedia = ( ( media: string ) => ( {
		matches: matches && media.includes( '599px' ),
		media,
		addEventListener() {},
		removeEventListener() {},
	} ) ) as unknown as typeof window.matchMedia;
};

let opened: jest.SpyInstance;

beforeEach( () => {
	opened = jest.spyOn( window, 'open' ).mockReturnValue( null );
	Element.prototype.scrollIntoView = () => {};
	onPhone( false );
	window.sessionStorage.clear();
} );
afterEach( () => opened.mockRestore() );

const openProducts = ( more = {} ) =>
	openReport( { responses: { [ LIST ]: DETAILS, ...more } } );

it( 'shows the product of a clicked row next to the table', async () => {
	await openProducts();
	await clickRow( 'Hat' );
	expect( shown() ).toBe( 'Hat' );
	expect( panel() ).toHaveFocus();
	expect( panel() ).toHaveTextContent(
		/2 of 3.*Published.*\$12\.50.*Items sold2.*Net sales\$20\.00.*Hats & more/
	);
	expect( row( 'Hat' ) ).toHaveAttribute( 'aria-current', 'true' );
	expect( getPath() ).toBe( '/analytics/products' );
	await clickRow( 'Tie' );
	expect( shown() ).toBe( 'Tie' );
	expect( row( 'Hat' ) ).not.toHaveAttribute( 'aria-current' );
} );

it( 'leaves links and checkboxes of a row alone, and opens it in a new tab with Ctrl', async () => {
	await openProducts();
	await userEvent.click( within( row( 'Hat' ) ).getByRole( 'checkbox' ) );
	expect( panel() ).toBeNull();
	const link = within( row( 'Hat' ) ).getByRole( 'link', { name: 'Hat' } );
	fireEvent.click( within( row( 'Hat' ) ).getAllByRole( 'cell' )[ 2 ]!, {
		ctrlKey: true,
	} );
	expect( panel() ).toBeNull();
	expect( opened ).toHaveBeenCalledWith(
		( link as HTMLAnchorElement ).href,
		'_blank',
		'noopener'
	);
} );

it( 'follows J and K to the ends of the page, but not while something is typed', async () => {
	await openProducts();
	await clickRow( 'Hat' );
	await press( 'j' );
	expect( shown() ).toBe( 'Tie' );
	await press( 'j' );
	expect( shown() ).toBe( 'Tie' );
	await press( 'k' );
	await press( 'k' );
	expect( shown() ).toBe( 'Cap & more' );
	await press( 'k' );
	expect( shown() ).toBe( 'Cap & more' );
	await press( 'j', within( row( 'Tie' ) ).getByRole( 'checkbox' ) );
	await press( 'j', document.body, { metaKey: true } );
	expect( shown() ).toBe( 'Cap & more' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Next row' } ) );
	await wait();
	expect( shown() ).toBe( 'Hat' );
} );

it( 'shows the row with the focus with J, or the first one', async () => {
	await openProducts();
	await press(
		'j',
		within( row( 'Tie' ) ).getByRole( 'link', { name: 'Tie' } )
	);
	expect( shown() ).toBe( 'Tie' );
	await press( 'Escape' );
	await press( 'j' );
	expect( shown() ).toBe( 'Cap & more' );
} );

it( 'closes with Escape and gives the focus back to the row', async () => {
	await openProducts();
	await clickRow( 'Hat' );
	await press( 'j' );
	await press( 'Escape' );
	expect( panel() ).toBeNull();
	expect(
		within( row( 'Tie' ) ).getByRole( 'link', { name: 'Tie' } )
	).toHaveFocus();
} );

it( 'opens the screen of the record with Enter, whose neighbors are the other rows', async () => {
	await openProducts();
	await clickRow( 'Hat' );
	const link = within( panel()! ).getByRole( 'link', { name: 'Open' } );
	expect( link ).toHaveAttribute(
		'href',
		'http://localhost/wp-admin/admin.php?page=storedeck&path=%2Fproducts%2F2'
	);
	const clicked = jest.fn( ( event: Event ) => event.preventDefault() );
	link.addEventListener( 'click', clicked );
	// A button uses the key itself.
	await press( 'Enter', screen.getByRole( 'button', { name: 'Next row' } ) );
	expect( clicked ).not.toHaveBeenCalled();
	await press( 'Enter', panel()! );
	expect( clicked ).toHaveBeenCalledTimes( 1 );
	expect( getNeighbors( '/products/2' ) ).toEqual( {
		previous: '/products/5',
		next: '/products/1',
	} );
} );

it( 'closes when the row is gone', async () => {
	await openProducts();
	await clickRow( 'Hat' );
	respondWith(
		'GET /wc-analytics/reports/products',
		createResponse( [ PRODUCTS[ 0 ] ], { totalResults: 1 } )
	);
	await userEvent.click(
		screen.getByRole( 'button', { name: /^Net sales/ } )
	);
	await wait();
	expect( panel() ).toBeNull();
} );

it( 'goes straight to the screen on a phone', async () => {
	onPhone( true );
	await openProducts();
	await clickRow( 'Hat' );
	expect( panel() ).toBeNull();
	expect( opened ).toHaveBeenCalledWith(
		'http://localhost/wp-admin/admin.php?page=storedeck&path=%2Fproducts%2F2',
		'_self'
	);
} );

it( 'tells that a product is loading, failed or is gone', async () => {
	await openProducts();
	hold( LIST );
	await clickRow( 'Hat' );
	expect( panel() ).toHaveTextContent( 'Loading…' );
	await press( 'Escape' );
	respondWith( LIST, FAILED );
	await clickRow( 'Tie' );
	expect( panel() ).toHaveTextContent(
		'Could not load the product.Not today.'
	);
	respondWith( LIST, [] );
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await wait();
	expect( panel() ).toHaveTextContent( 'Product not found.' );
} );

const toOrderRow = ( id: number, parent: number ) => ( {
	order_id: id,
	parent_id: parent,
	order_number: String( parent || id ),
	status: 'processing',
	date_created: '2022-02-01 10:00:00',
	net_total: 10,
	column_values: { order_number: String( parent || id ) },
} );

const openOrders = ( more = {} ) =>
	openReport( {
		id: 'orders',
		responses: {
			'GET /wc-analytics/reports/orders': createResponse(
				[ toOrderRow( 8, 7 ), toOrderRow( 6, 0 ) ],
				{ totalResults: 2 }
			),
			'GET /wc-analytics/reports/orders/stats': STATS,
			'GET /wc-analytics/orders/7': ORDER,
		},
		...more,
	} );

const clickOrder = async () => {
	await userEvent.click( screen.getAllByRole( 'rowheader' )[ 0 ]! );
	await wait();
};

it( 'shows the order of a refund, and completes it', async () => {
	await openOrders( {
		settings: {
			orderStatuses: { processing: 'Processing', completed: 'Completed' },
		},
	} );
	await clickOrder();
	expect( panel( 'Order' ) ).toHaveTextContent(
		/Order #7Processing.*Ada Lovelace.*€26\.79.*3 × Mug & Cup€29\.97.*Order total€37\.50/
	);
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Complete order' } )
	);
	expect( find( 'PUT', '/wc-analytics/orders/7' )[ 0 ]?.data ).toMatchObject(
		{ status: 'completed', expected: { status: 'processing' } }
	);
	await press( 'Enter', panel( 'Order' )! );
	expect( getPath() ).toBe( '/orders/7' );
} );

it( 'follows the link of a row to users who may not open orders', async () => {
	await openOrders( { capabilities: { view_woocommerce_reports: true } } );
	await clickOrder();
	expect( panel( 'Order' ) ).toBeNull();
	await press( 'j' );
	expect( panel( 'Order' ) ).toBeNull();
} );

it( 'shows kind, total spend and latest orders of a customer', async () => {
	const customer = {
		id: 5,
		user_id: 0,
		name: 'Ada',
		email: 'ada@store.test',
		date_registered: null,
		orders_count: 1,
		total_spend: 40,
		avg_order_value: 40,
	};
	await openReport( {
		id: 'customers',
		responses: {
			'GET /wc-analytics/reports/customers': createResponse(
				[ customer ],
				{
					totalResults: 1,
				}
			),
			'GET /wc-analytics/reports/customers/stats': { totals: {} },
			'GET /wc-analytics/customers': [ customer ],
			'GET /wc-analytics/customers/5/purchases': {
				orders: [
					{
						id: 12,
						number: '12',
						status: 'failed',
						date_created: '2022-02-01T10:00:00',
						refunds: [],
					},
				],
				orders_total: 1,
				refunded_total: 0,
				products: [],
			},
		},
	} );
	await press( 'j' );
	expect( panel( 'Customer' ) ).toHaveTextContent(
		/Ada.*Guest.*New.*\$40\.00.*Average spend per order\$40\.00.*#12.*Failed/
	);
	expect(
		screen.getByRole( 'link', { name: 'Send email' } )
	).toHaveAttribute( 'href', 'mailto:ada@store.test' );
	await press( 'Enter', panel( 'Customer' )! );
	expect( getPath() ).toBe( '/customers/5' );
} );
