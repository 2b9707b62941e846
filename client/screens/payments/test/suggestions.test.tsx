import { act, screen } from '@testing-library/react';
import { button, FAILED, press, snackbars } from '../../../test/support';
import { listWrites, open, PAYPAL, PLUGINS } from './support';
import {
	listTitles,
	openRecommended,
	RECOMMENDED,
	section,
	suggestion,
} from './suggestions-support';

const OTHER = 'GET /wc-admin/onboarding/payments';
const DISMISS = 'POST /wc-admin/payment-gateway-suggestions/dismiss';

afterEach( () => {
	delete window.storedeckSettings;
} );

const openOthers = () => press( 'Show other payment methods' );

describe( 'the recommended extensions', () => {
	it( 'repeats no suggestion between the two lists', async () => {
		await openRecommended(
			[ suggestion( 'stripe' ), suggestion( 'paypal' ) ],
			{
				[ OTHER ]: [
					suggestion( 'stripe' ),
					suggestion( 'paypal:us', { plugins: [ 'paypal-plugin' ] } ),
					suggestion( 'klarna' ),
				],
			}
		);
		await openOthers();
		expect( listTitles() ).toEqual( [
			'Pay & stripe',
			'Pay & paypal',
			'Pay & klarna',
		] );
	} );

	it( 'leaves out payment methods that the store has', async () => {
		await openRecommended(
			[ suggestion( 'bacs' ), suggestion( 'stripe' ) ],
			{},
			{ gateways: [ { id: 'bacs' } ] }
		);
		expect( listTitles() ).toEqual( [ 'Pay & stripe' ] );
		expect( section().getByText( 'stripe' ).tagName ).toBe( 'B' );
	} );

	it( 'is not there without recommendations', async () => {
		await openRecommended(
			[ suggestion( 'bacs' ) ],
			{},
			{
				gateways: [ { id: 'bacs' } ],
			}
		);
		expect(
			screen.queryByRole( 'region', { name: 'Recommended' } )
		).toBeNull();
	} );

	it( 'names an extension by its slug when it has no title', async () => {
		await openRecommended( [
			{ slug: 'acme', description: 'Described.', plugins: [ 'acme' ] },
		] );
		expect( listTitles() ).toEqual( [ 'acme' ] );
		expect( section().getByText( 'Described.' ) ).toBeVisible();
	} );

	it( 'shows which extensions are installed or active', async () => {
		await openRecommended(
			[
				suggestion( 'a' ),
				suggestion( 'b' ),
				suggestion( 'c' ),
				suggestion( 'd', { plugins: [ 'b-plugin', 'c-plugin' ] } ),
			],
			{
				[ `GET ${ PLUGINS }/active` ]: { plugins: [ 'c-plugin' ] },
				[ `GET ${ PLUGINS }/installed` ]: {
					plugins: [ 'b-plugin', 'c-plugin' ],
				},
			}
		);
		expect( listTitles() ).toEqual( [
			'Pay & a',
			'Pay & b Installed',
			'Pay & c Active',
			'Pay & d Installed',
		] );
		expect(
			section()
				.getAllByRole( 'button', { name: /^Get started/ } )
				.map( ( one ) => one.getAttribute( 'aria-label' ) )
		).toEqual( [
			'Get started with Pay & a',
			'Get started with Pay & b',
			'Get started with Pay & d',
		] );
	} );

	it( 'says what an extension requires, in place of its button', async () => {
		await openRecommended( [
			suggestion( 'a', { missing_plugins: [ 'WooCommerce' ] } ),
		] );
		expect( section().getByText( 'Requires WooCommerce.' ) ).toBeVisible();
		expect(
			section().getByRole( 'link', { name: 'Install WooCommerce' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( 'plugin-install.php?tab=search' )
		);
		expect(
			section().queryByRole( 'button', { name: /^Get started/ } )
		).toBeNull();
	} );

	it.each( [ 'install_plugins', 'activate_plugins' ] )(
		'offers nothing to a user with %s alone',
		async ( capability ) => {
			await openRecommended(
				[ suggestion( 'a' ) ],
				{},
				{
					capabilities: { [ capability ]: true },
				}
			);
			expect( listTitles() ).toEqual( [ 'Pay & a' ] );
			expect(
				section().queryByRole( 'button', { name: /^Get started/ } )
			).toBeNull();
		}
	);

	it.each( [
		[ [], 0 ],
		[ [ 'ppcp-gateway-plugin' ], 1 ],
	] )(
		'says whether PayPal is connected once it is installed: %j',
		async ( plugins, count ) => {
			await openRecommended(
				[ suggestion( 'ppcp-gateway' ), suggestion( 'a' ) ],
				{
					[ `GET ${ PLUGINS }/installed` ]: { plugins },
					[ PAYPAL ]: { production: { onboarded: false } },
				}
			);
			expect(
				screen.queryAllByText( 'PayPal account: not connected' )
			).toHaveLength( count );
		}
	);

	it( 'is loaded again after a failure', async () => {
		const answers: unknown[] = [ FAILED ];
		await openRecommended( [], {
			[ RECOMMENDED ]: () => answers.shift() ?? [ suggestion( 'a' ) ],
		} );
		expect( section().getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load suggestions.Not today.'
		);
		await press( 'Reload' );
		expect( listTitles() ).toEqual( [ 'Pay & a' ] );
		expect( section().queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'is gone once it is dismissed, and the focus stays in its section', async () => {
		const calls = await openRecommended( [ suggestion( 'a' ) ], {
			[ DISMISS ]: { success: true },
		} );
		await press( 'Dismiss' );
		expect( listWrites( calls ) ).toMatchObject( [
			[ DISMISS, undefined ],
		] );
		expect( listTitles() ).toEqual( [] );
		expect( snackbars() ).toHaveTextContent( 'Suggestions dismissed.' );
		expect(
			screen.getByRole( 'group', { name: 'Suggestions' } )
		).toHaveFocus();
	} );

	it( 'comes back when it was not dismissed', async () => {
		await openRecommended( [ suggestion( 'a' ) ], { [ DISMISS ]: FAILED } );
		await press( 'Dismiss' );
		expect( snackbars() ).toHaveTextContent(
			'Could not dismiss suggestions.'
		);
		expect( snackbars() ).not.toHaveTextContent( 'Suggestions dismissed.' );
		expect( listTitles() ).toEqual( [ 'Pay & a' ] );
	} );
} );

describe( 'the other payment methods', () => {
	it( 'is loaded when it is opened, and can be hidden', async () => {
		const calls = await open( {
			gateways: [ { id: 'bacs' } ],
			responses: {
				[ OTHER ]: [
					suggestion( 'bacs' ),
					suggestion( 'builtin', { plugins: [] } ),
					suggestion( 'klarna' ),
				],
			},
		} );
		const isLoaded = () =>
			calls.some( ( { path } ) => OTHER.endsWith( path ) );
		expect( isLoaded() ).toBe( false );
		await openOthers();
		expect( isLoaded() ).toBe( true );
		expect( listTitles() ).toEqual( [ 'Pay & klarna' ] );
		await press( 'Hide other payment methods' );
		expect( listTitles() ).toEqual( [] );
		expect( button( 'Show other payment methods' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
	} );

	it( 'says that nothing is left only once it is loaded', async () => {
		const calls = await open( { responses: { [ OTHER ]: undefined } } );
		await openOthers();
		expect( screen.queryByText( 'No more suggestions.' ) ).toBeNull();
		await act( async () => calls.at( -1 )?.respond( [] ) );
		expect( screen.getByText( 'No more suggestions.' ) ).toBeVisible();
	} );

	it( 'is loaded again after a failure', async () => {
		const answers: unknown[] = [ FAILED ];
		await open( {
			responses: {
				[ OTHER ]: () => answers.shift() ?? [ suggestion( 'klarna' ) ],
			},
		} );
		await openOthers();
		expect( section().getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load suggestions.Not today.'
		);
		expect( screen.queryByText( 'No more suggestions.' ) ).toBeNull();
		await press( 'Reload' );
		expect( listTitles() ).toEqual( [ 'Pay & klarna' ] );
	} );
} );
