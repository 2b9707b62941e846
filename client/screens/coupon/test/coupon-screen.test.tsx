import { screen } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import { getPath } from '@storedeck/navigation';
import { click, notices, wait, writes } from '../../../test/support';
import { allow, COUPONS, openCoupon, sent, SPRING, type } from './support';

beforeEach( () => allow( true ) );
afterEach( () => {
	delete window.storedeckSettings;
} );

const choose = ( name: string, value: string ) => type( name, value );

const getField = ( name: string ) =>
	screen.getByLabelText< HTMLInputElement >( name );

it( 'creates a coupon and opens its page', async () => {
	await openCoupon( '/coupons/new', {
		[ `POST ${ COUPONS }` ]: { ...SPRING, id: 9 },
	} );
	expect( getField( 'Coupon code' ) ).toHaveFocus();
	type( 'Coupon code', 'summer' );
	choose( 'Discount type', 'fixed_cart' );
	type( 'Amount', '5' );
	type( 'Expiry date', '2999-06-30' );
	type( 'Minimum spend', '20' );
	type( 'Allowed emails', 'ada@x.test, *@y.test' );
	type( 'Usage limit per coupon', '100' );
	await click( 'Create coupon' );
	await wait();
	expect( sent() ).toEqual( [
		{
			code: 'summer',
			status: 'publish',
			discount_type: 'fixed_cart',
			amount: '5',
			date_expires: '2999-06-30T00:00:00',
			minimum_amount: '20',
			email_restrictions: [ 'ada@x.test', '*@y.test' ],
			usage_limit: 100,
		},
	] );
	expect( notices() ).toEqual( [ 'Coupon created.' ] );
	expect( getPath() ).toBe( '/coupons/9' );
} );

it( 'generates a code', async () => {
	await openCoupon( '/coupons/new' );
	await click( 'Generate code' );
	const { value } = getField( 'Coupon code' );
	expect( value ).toMatch( /^[A-Z2-9]{8}$/ );
	await click( 'Generate code' );
	expect( getField( 'Coupon code' ) ).not.toHaveValue( value );
} );

it.each( [
	[ 'Coupon code', ' ', 'Coupon code is required.' ],
	[ 'Amount', '-5', 'Type an amount of 0 or more, without currency.' ],
	[ 'Amount', '101', 'A percentage discount cannot be higher than 100.' ],
	[ 'Usage limit per coupon', '0', 'Type a whole number of 1 or more.' ],
	[ 'Limit usage to X items', '1.5', 'Type a whole number of 1 or more.' ],
] )( 'refuses “%s”: %s', async ( name, value, message ) => {
	await openCoupon();
	type( name, value );
	await click( 'Save coupon' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		`1 field needs your attention:${ name }: ${ message }`
	);
	expect( getField( name ) ).toHaveAccessibleDescription(
		expect.stringContaining( message )
	);
	expect( getField( name ) ).toHaveFocus();
	expect( writes() ).toEqual( [] );
} );

it( 'refuses a maximum spend below the minimum spend', async () => {
	await openCoupon();
	type( 'Minimum spend', '20' );
	type( 'Maximum spend', '19.99' );
	await click( 'Save coupon' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'The maximum spend must not be below the minimum spend.'
	);
	type( 'Maximum spend', '20' );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );

it( 'tells that an expiry date is past', async () => {
	await openCoupon();
	type( 'Expiry date', '2020-01-01' );
	expect( getField( 'Expiry date' ) ).toHaveAccessibleDescription(
		'This date is past: the coupon has expired.'
	);
} );

it( 'shows what the server refuses at the field', async () => {
	await openCoupon( '/coupons/7', {
		[ `PUT ${ COUPONS }/7` ]: createResponse(
			{
				code: 'woocommerce_rest_coupon_code_already_exists',
				message: 'The coupon code already exists.',
				data: { status: 400 },
			},
			{ status: 400 }
		),
	} );
	type( 'Coupon code', 'taken' );
	await click( 'Save coupon' );
	await wait();
	expect( getField( 'Coupon code' ) ).toHaveAccessibleDescription(
		'The coupon code already exists.'
	);
	expect( getField( 'Coupon code' ) ).toHaveFocus();
} );

it( 'sends changed fields with the values that they replace', async () => {
	await openCoupon( '/coupons/7', {
		[ `PUT ${ COUPONS }/7` ]: { ...SPRING, amount: '12.50' },
	} );
	expect( getField( 'Amount' ) ).toHaveValue( '10' );
	type( 'Amount', '12.5' );
	await click( 'Save coupon' );
	await wait();
	expect( sent() ).toEqual( [
		{ amount: '12.5', expected: { amount: '10.00' } },
	] );
	expect( notices() ).toEqual( [ 'Coupon saved.' ] );
} );

it( 'shows the products and categories of a coupon by name', async () => {
	await openCoupon( '/coupons/7', {
		[ `GET ${ COUPONS }` ]: [
			{ ...SPRING, product_ids: [ 3 ], product_categories: [ 4 ] },
		],
		'GET /wc-analytics/products': [ { id: 3, name: 'Lamp' } ],
		'GET /wc-analytics/products/categories': [ { id: 4, name: 'Light' } ],
		[ `PUT ${ COUPONS }/7` ]: SPRING,
	} );
	expect( screen.getByText( 'Light' ) ).toBeVisible();
	await click( 'Remove Lamp' );
	await click( 'Save coupon' );
	expect( sent() ).toEqual( [
		{ product_ids: [], expected: { product_ids: [ 3 ] } },
	] );
} );

it( 'moves the coupon to the trash and returns to the list', async () => {
	await openCoupon( '/coupons/7', {
		[ `DELETE ${ COUPONS }/7` ]: SPRING,
	} );
	await click( 'Move to trash' );
	expect( screen.getByText( 'Move spring to the trash?' ) ).toBeVisible();
	await click( 'Move to trash', screen.getByRole( 'dialog' ) );
	await wait();
	expect( notices() ).toEqual( [ 'Coupon moved to the trash.' ] );
	expect( getPath() ).toBe( '/coupons' );
} );

it( 'has no form for those who only view reports', async () => {
	allow( false );
	await openCoupon();
	expect( screen.getByRole( 'heading', { name: 'spring' } ) ).toBeVisible();
	expect( screen.queryByRole( 'form' ) ).toBeNull();
} );

it( 'leads to the screen of WooCommerce that edits the coupon', async () => {
	allow( true, { hasWooCommerce: true, screens: [] } );
	await openCoupon();
	expect( screen.queryByRole( 'form' ) ).toBeNull();
	expect(
		screen.getByRole( 'link', { name: 'Edit coupon' } )
	).toHaveAttribute(
		'href',
		'https://store.test/wp-admin/post.php?post=7&action=edit'
	);
} );

it( 'tells that there is no such coupon', async () => {
	const missing = createResponse(
		{
			code: 'woocommerce_rest_shop_coupon_invalid_id',
			message: 'Invalid ID.',
			data: { status: 404 },
		},
		{ status: 404 }
	);
	await openCoupon( '/coupons/8', {
		'GET /storedeck/v1/coupons/8/results': missing,
	} );
	expect( screen.getByText( 'Coupon not found.' ) ).toBeVisible();
	expect(
		screen.queryByRole( 'heading', { name: 'Did it pay off?' } )
	).toBeNull();
	await openCoupon( '/coupons/x' );
	expect( screen.getAllByText( 'Coupon not found.' ) ).toHaveLength( 2 );
} );
