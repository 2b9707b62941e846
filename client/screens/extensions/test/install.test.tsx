import { act, screen, within } from '@testing-library/react';
import { button, FAILED, press, snackbars } from '../../../test/support';
import { errors, listWrites, open, PLUGINS } from './support';

const INSTALL = `POST ${ PLUGINS }/install`;
const ACTIVATE = `POST ${ PLUGINS }/activate`;

const extension = ( key: string, name?: string ) => ( {
	key,
	name,
	description: `What ${ key } does.`,
} );

const BUNDLES = [
	{
		key: 'basics',
		title: 'Get &amp; grow',
		plugins: [
			extension( 'mail', 'Mail' ),
			extension( 'tax', 'Tax' ),
			extension( 'bulk', 'Bulk' ),
			extension( 'acme', 'Acme' ),
		],
	},
	{ key: 'more', title: 'More', plugins: [ extension( 'ship:labels' ) ] },
];

afterEach( () => {
	delete window.storedeckSettings;
} );

const card = ( name: string ) => {
	const item = screen
		.getByRole( 'heading', { level: 3, name } )
		.closest( 'li' );
	return within( item ?? document.body );
};
const actions = ( name: string ) =>
	card( name )
		.queryAllByRole( 'button' )
		.map( ( { textContent } ) => textContent );

describe( 'a recommended extension', () => {
	it( 'offers what its state leaves to do', async () => {
		await open( { bundles: BUNDLES } );
		expect( actions( 'Mail' ) ).toEqual( [ 'Install and activate' ] );
		expect( card( 'Mail' ).getByText( 'What mail does.' ) ).toBeVisible();
		expect( card( 'Mail' ).queryByText( 'Installed' ) ).toBeNull();
		expect( actions( 'Bulk' ) ).toEqual( [ 'Activate' ] );
		expect( card( 'Bulk' ).getByText( 'Installed' ) ).toBeVisible();
		expect( actions( 'Acme' ) ).toEqual( [] );
		expect( card( 'Acme' ).getByText( 'Active' ) ).toBeVisible();
		// Without a name it has that of its plugin.
		expect( actions( 'ship' ) ).toEqual( [ 'Install and activate' ] );
	} );

	it( 'says what it requires, and is not installed with the others', async () => {
		await open( {
			bundles: [
				{
					...BUNDLES[ 0 ],
					plugins: [
						extension( 'tax', 'Tax' ),
						{
							...extension( 'mail', 'Mail' ),
							missing_plugins: [ 'WooCommerce' ],
						},
					],
				},
			],
		} );
		expect( actions( 'Mail' ) ).toEqual( [] );
		expect(
			card( 'Mail' ).getByText( 'Requires WooCommerce.' )
		).toBeVisible();
		expect(
			card( 'Mail' ).getByRole( 'link', { name: 'Install WooCommerce' } )
		).toBeVisible();
		expect( actions( 'Tax' ) ).toEqual( [ 'Install and activate' ] );
		expect(
			screen.queryByRole( 'button', { name: /^Install all/ } )
		).toBeNull();
	} );

	it.each( [
		[ 'install_plugins', [ 'Install and activate' ], [] ],
		[ 'activate_plugins', [], [ 'Activate' ] ],
	] )(
		'offers a user with %s only what they can do',
		async ( capability, mail, bulk ) => {
			await open( {
				bundles: BUNDLES,
				capabilities: { [ capability ]: true },
			} );
			expect( actions( 'Mail' ) ).toEqual( mail );
			expect( actions( 'Bulk' ) ).toEqual( bulk );
			expect(
				screen.queryAllByRole( 'button', { name: /^Install all/ } )
			).toHaveLength( mail.length );
		}
	);

	it( 'is installed and activated; the focus moves to its state', async () => {
		const calls = await open( { bundles: BUNDLES } );
		await press( 'Install and activate: Mail' );
		expect( listWrites( calls ) ).toEqual( [
			[ INSTALL, { plugins: 'mail' } ],
			[ ACTIVATE, { plugins: 'mail' } ],
		] );
		expect( snackbars() ).toHaveTextContent( 'Mail activated.' );
		expect( actions( 'Mail' ) ).toEqual( [] );
		expect( card( 'Mail' ).getByText( 'Active' ) ).toHaveFocus();
		expect(
			screen.getByRole( 'rowheader', { name: 'mail' } )
		).toBeVisible();
	} );

	it( 'says that it is being installed, then activated', async () => {
		const calls = await open( {
			bundles: BUNDLES,
			responses: { [ INSTALL ]: undefined, [ ACTIVATE ]: undefined },
		} );
		const status = () => card( 'Mail' ).getByRole( 'status' );
		expect( status() ).toBeEmptyDOMElement();
		await press( 'Install and activate: Mail' );
		expect( status() ).toHaveTextContent( 'Installing Mail…' );
		expect( card( 'Tax' ).getByRole( 'status' ) ).toBeEmptyDOMElement();
		await press( 'Install and activate: Tax' );
		expect( listWrites( calls ) ).toHaveLength( 1 );
		expect( button( 'Install and activate: Tax' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await act(
			async () =>
				calls.at( -1 )?.respond( { data: { installed: [ 'mail' ] } } )
		);
		expect( status() ).toHaveTextContent( 'Activating Mail…' );
		expect( snackbars() ).toBeEmptyDOMElement();
	} );

	it( 'keeps its button and the focus after an error', async () => {
		const calls = await open( {
			bundles: BUNDLES,
			responses: {
				[ INSTALL ]: {
					data: { installed: [] },
					errors: { errors: { mail: [ 'No space.' ] } },
				},
			},
		} );
		await press( 'Install and activate: Mail' );
		expect( errors() ).toHaveTextContent( /mail plugin, No space/ );
		expect( button( 'Install and activate: Mail' ) ).toHaveFocus();
		expect( listWrites( calls ) ).toHaveLength( 1 );
		expect( snackbars() ).toBeEmptyDOMElement();
	} );

	it( 'is not offered while its state is unknown', async () => {
		const answers: unknown[] = [ FAILED ];
		const calls = await open( {
			bundles: BUNDLES,
			responses: {
				[ `GET ${ PLUGINS }/active` ]: () =>
					answers.shift() ?? { plugins: [ 'acme' ] },
			},
		} );
		const section = within(
			screen.getByRole( 'group', { name: 'Recommended extensions' } )
		);
		expect( section.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load recommended extensions.Not today.'
		);
		expect( screen.queryByRole( 'heading', { name: 'Mail' } ) ).toBeNull();
		const before = calls.length;
		await press( 'Reload' );
		expect( actions( 'Mail' ) ).toEqual( [ 'Install and activate' ] );
		expect( calls.slice( before ).map( ( { path } ) => path ) ).toEqual( [
			`${ PLUGINS }/active`,
		] );
	} );
} );

describe( 'Install all', () => {
	const NAME = 'Install all in “Get & grow”';
	const opener = () => button( NAME );

	it( 'is there only for several extensions that are not active', async () => {
		await open( { bundles: BUNDLES } );
		expect(
			screen.getAllByRole( 'button', { name: /^Install all/ } )
		).toEqual( [ opener() ] );
		expect( opener() ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'asks first, and can be cancelled', async () => {
		const calls = await open( { bundles: BUNDLES } );
		await press( NAME );
		expect( opener() ).toHaveAttribute( 'aria-expanded', 'true' );
		await press( 'Cancel' );
		expect( opener() ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( opener() ).toHaveFocus();
		await press( NAME );
		await press( NAME );
		expect( screen.queryByRole( 'button', { name: 'Cancel' } ) ).toBeNull();
		expect( listWrites( calls ) ).toEqual( [] );
	} );

	it( 'installs and activates what is missing, and says how many', async () => {
		const calls = await open( { bundles: BUNDLES } );
		await press( NAME );
		await press( 'Install & enable' );
		expect( listWrites( calls ) ).toEqual( [
			[ INSTALL, { plugins: 'mail,tax,bulk' } ],
			[ ACTIVATE, { plugins: 'mail,tax,bulk' } ],
		] );
		expect( snackbars() ).toHaveTextContent( '3 extensions activated.' );
		expect(
			screen.queryByRole( 'button', { name: /^Install all/ } )
		).toBeNull();
		expect(
			screen.getByRole( 'rowheader', { name: 'tax' } )
		).toBeVisible();
	} );

	it( 'uses the singular for one extension', async () => {
		await open( {
			bundles: BUNDLES,
			responses: {
				[ ACTIVATE ]: { data: { activated: [ 'tax' ] } },
			},
		} );
		await press( NAME );
		await press( 'Install & enable' );
		expect( snackbars() ).toHaveTextContent( '1 extension activated.' );
		// Two are still missing.
		expect( opener() ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'stays open after an error, which names what failed', async () => {
		await open( {
			bundles: BUNDLES,
			responses: {
				[ INSTALL ]: {
					data: { installed: [ 'mail' ] },
					errors: { errors: { tax: [ 'No space.' ] } },
				},
			},
		} );
		await press( NAME );
		await press( 'Install & enable' );
		expect( errors() ).toHaveTextContent( /tax plugin, No space/ );
		expect( button( 'Retry' ) ).toBeVisible();
		expect( snackbars() ).toBeEmptyDOMElement();
	} );
} );
