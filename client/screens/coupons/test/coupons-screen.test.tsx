import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemsStore } from '@storedeck/data';
import { createResponse } from '@storedeck/data/testing';
import type { Query } from '@storedeck/navigation';
import {
	click,
	find,
	goTo,
	notices,
	pressNotice,
	renderWithStores,
	wait,
	writes,
} from '../../../test/support';
import CouponsScreen from '..';

const COUPONS = '/wc-analytics/coupons';

const SPRING = {
	id: 7,
	code: 'spring &amp; sun',
	status: 'publish',
	discount_type: 'percent',
	amount: '12.50',
	description: 'For &lt;friends&gt;',
	usage_count: 1200,
	usage_limit: 2000,
	date_expires: '2999-12-24T00:00:00',
	date_expires_gmt: '2999-12-23T23:00:00',
};

async function open(
	coupons: unknown = [ SPRING ],
	query: Query = {},
	responses: Record< string, unknown > = {}
) {
	goTo( '/coupons' );
	renderWithStores(
		<CouponsScreen path="/coupons" query={ query } />,
		[ itemsStore ],
		{ [ `GET ${ COUPONS }` ]: coupons, ...responses }
	);
	await wait();
}

const getPathOf = ( name: string ) =>
	new URL(
		screen.getByRole< HTMLAnchorElement >( 'link', { name } ).href
	).searchParams.get( 'path' );

const getRow = () => screen.getAllByRole( 'row' )[ 1 ] as HTMLElement;

beforeEach( () => {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		dateFormat: 'Y-m-d',
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'shows code, type, amount, description, usage, expiry and status', async () => {
	await open();
	for ( const text of [
		'spring & sun',
		'Percentage discount',
		'12.5%',
		'For <friends>',
		'1,200 / 2,000',
		'2999-12-24',
		'Active',
	] ) {
		expect( getRow() ).toHaveTextContent( text );
	}
	expect( getPathOf( 'spring & sun' ) ).toBe( '/coupons/7' );
	expect( getPathOf( 'Add coupon' ) ).toBe( '/coupons/new' );
} );

it.each( [
	[ { date_expires_gmt: '2020-01-01T00:00:00' }, 'Expired' ],
	[ { usage_limit: 1200 }, 'Usage limit reached' ],
	[ { status: 'draft' }, 'Draft' ],
	[ { status: 'acme' }, 'acme' ],
	[ { discount_type: 'acme' }, 'acme' ],
	[ { discount_type: 'fixed_cart' }, '$12.50' ],
	[ { usage_limit: null }, '1,200 / ∞' ],
	[ { code: '' }, '#7' ],
] )( 'shows %j as “%s”', async ( changes, text ) => {
	await open( [ { ...SPRING, ...changes } ] );
	expect( within( getRow() ).getByText( text ) ).toBeVisible();
} );

it.each( [
	[ {}, { status: 'any' } ],
	[ { status: 'active' }, { status: 'publish', expired: 'false' } ],
	[ { status: 'expired' }, { status: 'publish', expired: 'true' } ],
	[ { status: 'draft' }, { status: 'draft' } ],
	[ { status: 'trash' }, { status: 'trash' } ],
	[ { status: 'acme' }, { status: 'any' } ],
	[
		{ search: 'sun', orderby: 'title', order: 'asc', paged: '2' },
		{ search: 'sun', orderby: 'title', order: 'asc', page: '2' },
	],
] )( 'requests what the URL asks for: %j', async ( query, expected ) => {
	await open( createResponse( [ SPRING ], { totalResults: 60 } ), query );
	const [ first ] = find( 'GET', COUPONS );
	expect( first?.query ).toMatchObject( expected );
} );

it( 'moves the selected coupons to the trash, which can be undone', async () => {
	const other = { ...SPRING, id: 8, code: 'other', status: 'draft' };
	await open(
		[ SPRING, other ],
		{},
		{
			[ `POST ${ COUPONS }/batch` ]: {
				update: [
					{ ...SPRING, status: 'trash' },
					{ ...other, status: 'trash' },
				],
			},
		}
	);
	await userEvent.click( screen.getByLabelText( 'Select all' ) );
	fireEvent.change( screen.getByLabelText( 'Bulk actions' ), {
		target: { value: 'trash' },
	} );
	await click( 'Apply' );
	await wait();
	expect( notices() ).toEqual( [ '2 coupons moved to trash.' ] );
	await pressNotice();
	expect( writes().map( ( { data } ) => data ) ).toEqual( [
		{
			update: [
				{
					id: 7,
					status: 'trash',
					expected: { status: 'publish' },
				},
				{ id: 8, status: 'trash', expected: { status: 'draft' } },
			],
		},
		{
			update: [
				{ id: 7, status: 'publish', expected: { status: 'trash' } },
				{ id: 8, status: 'draft', expected: { status: 'trash' } },
			],
		},
	] );
} );

it( 'restores coupons of the trash as drafts, and names one that is refused', async () => {
	await open(
		[ { ...SPRING, status: 'trash' } ],
		{ status: 'trash' },
		{
			[ `POST ${ COUPONS }/batch` ]: {
				update: [ { id: 7, error: { message: 'Not today.' } } ],
			},
		}
	);
	expect( within( getRow() ).queryByRole( 'link' ) ).toBeNull();
	await userEvent.click( screen.getByLabelText( 'Select spring & sun' ) );
	fireEvent.change( screen.getByLabelText( 'Bulk actions' ), {
		target: { value: 'draft' },
	} );
	await click( 'Apply' );
	expect( writes()[ 0 ]?.data ).toEqual( {
		update: [ { id: 7, status: 'draft', expected: { status: 'trash' } } ],
	} );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'spring & sun: Not today.'
	);
} );

it( 'says that there are none, and that loading failed', async () => {
	await open( [], { search: 'x' } );
	expect( screen.getByText( /No coupons found\./ ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Show all coupons' } )
	).toBeVisible();
} );
