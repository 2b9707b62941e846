import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, FAILED, press, snackbars } from '../../../test/support';
import { errors, listWrites, open, PLUGINS, row } from './support';

const DEACTIVATE = 'PUT /wp/v2/plugins/*/*';
const DEACTIVATE_ACME = 'PUT /wp/v2/plugins/acme/acme';

afterEach( () => {
	delete window.storedeckSettings;
} );

const listNames = () =>
	screen
		.getAllByRole( 'rowheader' )
		.map( ( { textContent } ) => textContent );

const listTabs = () =>
	within(
		screen.getByRole( 'navigation', {
			name: 'Filter extensions by status',
		} )
	)
		.getAllByRole( 'link' )
		.map( ( { textContent } ) => textContent );

describe( 'the list of installed extensions', () => {
	it( 'shows name, description, version and status', async () => {
		await open();
		const acme = row( 'Acme & Pay' );
		expect( acme.getByText( 'About acme.' ) ).toBeVisible();
		expect( acme.getByText( '2.1' ) ).toBeVisible();
		expect( acme.getByText( 'Active' ) ).toBeVisible();
		expect( row( 'Bulk' ).getByText( 'Inactive' ) ).toBeVisible();
	} );

	it( 'says what an inactive extension requires, in place of its button', async () => {
		await open( {
			plugins: [
				{
					slug: 'pay',
					name: 'Pay',
					version: '1',
					isActive: false,
					missing: [ 'WooCommerce', 'Acme' ],
				},
			],
			capabilities: { activate_plugins: true },
		} );
		expect(
			row( 'Pay' ).getByText( 'Requires WooCommerce and Acme.' )
		).toBeVisible();
		expect(
			row( 'Pay' ).getByText( /Ask an administrator/ )
		).toBeVisible();
		expect( row( 'Pay' ).queryByRole( 'button' ) ).toBeNull();
		expect( row( 'Pay' ).queryByRole( 'link' ) ).toBeNull();
	} );

	it.each( [
		[ undefined, 'All (3)', [ 'Storedeck', 'Acme & Pay', 'Bulk' ] ],
		[ 'none', 'All (3)', [ 'Storedeck', 'Acme & Pay', 'Bulk' ] ],
		[ 'active', 'Active (2)', [ 'Storedeck', 'Acme & Pay' ] ],
		[ 'inactive', 'Inactive (1)', [ 'Bulk' ] ],
	] )( 'has the status %s of the URL', async ( status, tab, names ) => {
		await open( { query: status ? { status } : {} } );
		expect( listNames() ).toEqual( names );
		expect( listTabs() ).toEqual( [
			'All (3)',
			'Active (2)',
			'Inactive (1)',
		] );
		expect(
			screen
				.getAllByRole( 'link', { current: 'page' } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ tab ] );
	} );

	it( 'says that no extension has the status', async () => {
		await open( {
			query: { status: 'inactive' },
			responses: {
				'GET /wp/v2/plugins': [
					{ plugin: 'a/a', name: 'A', status: 'active' },
				],
			},
		} );
		expect( screen.getByText( 'No extensions found.' ) ).toBeVisible();
		expect( screen.queryByRole( 'rowheader' ) ).not.toBeInTheDocument();
	} );

	it( 'has no counts until it is loaded again after a failure', async () => {
		const answers: unknown[] = [ FAILED ];
		await open( {
			responses: {
				'GET /wp/v2/plugins': () =>
					answers.shift() ?? [
						{ plugin: 'a/a', name: 'A', status: 'active' },
					],
			},
		} );
		const section = within(
			screen.getByRole( 'group', { name: 'Installed extensions' } )
		);
		expect( section.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load installed extensions.Not today.'
		);
		expect( listTabs() ).toEqual( [ 'All', 'Active', 'Inactive' ] );
		await press( 'Reload' );
		expect( listNames() ).toEqual( [ 'A' ] );
		expect( listTabs()[ 0 ] ).toBe( 'All (1)' );
		expect( section.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'an installed extension', () => {
	it( 'is deactivated, and activated again by Undo', async () => {
		const calls = await open();
		await press( 'Deactivate: Acme & Pay' );
		expect( listWrites( calls ) ).toEqual( [
			[ DEACTIVATE_ACME, { status: 'inactive' } ],
		] );
		expect( snackbars() ).toHaveTextContent( 'Acme & Pay deactivated.' );
		expect( row( 'Acme & Pay' ).getByText( 'Inactive' ) ).toBeVisible();
		await press( 'Undo' );
		expect( listWrites( calls ).slice( 1 ) ).toEqual( [
			[ `POST ${ PLUGINS }/activate`, { plugins: 'acme' } ],
		] );
		expect( snackbars() ).toHaveTextContent( 'Acme & Pay activated.' );
		expect( row( 'Acme & Pay' ).getByText( 'Active' ) ).toBeVisible();
	} );

	it( 'is activated without being installed again', async () => {
		const calls = await open();
		await press( 'Activate: Bulk' );
		expect( listWrites( calls ) ).toEqual( [
			[ `POST ${ PLUGINS }/activate`, { plugins: 'bulk' } ],
		] );
		expect( snackbars() ).toHaveTextContent( 'Bulk activated.' );
		expect( button( 'Deactivate: Bulk' ) ).toHaveFocus();
		expect( row( 'Bulk' ).getByText( 'Active' ) ).toBeVisible();
	} );

	it( 'cannot be deactivated here when it shows this page', async () => {
		await open();
		expect( row( 'Storedeck' ).getByText( 'This plugin' ) ).toBeVisible();
		expect( row( 'Storedeck' ).queryByRole( 'button' ) ).toBeNull();
		expect( screen.getAllByText( 'This plugin' ) ).toHaveLength( 1 );
	} );

	it( 'says what is running, and nothing else starts meanwhile', async () => {
		const calls = await open( {
			responses: { [ DEACTIVATE ]: undefined },
		} );
		await press( 'Deactivate: Acme & Pay' );
		expect( row( 'Acme & Pay' ).getByRole( 'status' ) ).toHaveTextContent(
			'Deactivating Acme & Pay…'
		);
		expect( row( 'Bulk' ).getByRole( 'status' ) ).toBeEmptyDOMElement();
		for ( const name of [ 'Deactivate: Acme & Pay', 'Activate: Bulk' ] ) {
			expect( button( name ) ).toHaveAttribute( 'aria-disabled', 'true' );
			await press( name );
		}
		expect( listWrites( calls ) ).toHaveLength( 1 );
		await act(
			async () =>
				calls
					.find( ( { method } ) => method === 'PUT' )
					?.respond( { plugin: 'acme/acme', status: 'inactive' } )
		);
		expect( button( 'Activate: Bulk' ) ).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		expect( screen.queryByText( /Deactivating/ ) ).not.toBeInTheDocument();
	} );

	it( 'says which one is being activated', async () => {
		await open( {
			responses: { [ `POST ${ PLUGINS }/activate` ]: undefined },
		} );
		await press( 'Activate: Bulk' );
		expect( row( 'Bulk' ).getByRole( 'status' ) ).toHaveTextContent(
			'Activating Bulk…'
		);
	} );

	it( 'stays active after an error, which the next action removes', async () => {
		const answers: unknown[] = [ FAILED ];
		const calls = await open( {
			responses: {
				[ DEACTIVATE ]: () =>
					answers.shift() ?? {
						plugin: 'acme/acme',
						status: 'inactive',
					},
			},
		} );
		const countLoads = () =>
			calls.filter( ( { path } ) => path === '/wp/v2/plugins' ).length;
		const before = countLoads();
		await press( 'Deactivate: Acme & Pay' );
		expect( errors() ).toHaveTextContent( 'Not today.' );
		expect( row( 'Acme & Pay' ).getByText( 'Active' ) ).toBeVisible();
		expect( snackbars() ).toBeEmptyDOMElement();
		// A part may have succeeded.
		expect( countLoads() ).toBe( before + 1 );
		await press( 'Deactivate: Acme & Pay' );
		expect( errors() ).toBeEmptyDOMElement();
		expect( snackbars() ).toHaveTextContent( 'Acme & Pay deactivated.' );
	} );

	it( 'shows an error until it is dismissed', async () => {
		await open( {
			responses: {
				[ DEACTIVATE ]: FAILED,
			},
		} );
		await press( 'Deactivate: Acme & Pay' );
		expect( errors() ).toHaveTextContent( 'Not today.' );
		await userEvent.click(
			screen.getByRole( 'button', { name: /^(Close|Dismiss)$/ } )
		);
		expect( errors() ).toBeEmptyDOMElement();
	} );
} );
