import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { getHistory, getPath, getQuery } from '@storedeck/navigation';
import { useRecordName } from '../../common/record-name';
import type { ScreenProps } from '../../common/screen-props';
import { App } from '../app';
import { getRecentEntries } from '../palette/recent';
import { registerPages } from '../pages';
import type { Breadcrumb, Page } from '../pages';

const toPage = (
	path: string,
	breadcrumbs: Breadcrumb[],
	more: Partial< Page > = {}
): Page => ( {
	path,
	breadcrumbs: () => breadcrumbs,
	capability: 'read_it',
	load: async () => ( {
		default: ( { path: shown }: ScreenProps ) => (
			<p>{ `Screen ${ shown }` }</p>
		),
	} ),
	...more,
} );

const ANALYTICS = { label: 'Analytics', path: '/analytics/overview' };

const PAGES = [
	toPage( '/', [ 'Home' ] ),
	toPage( '/stock', [ 'Store', 'Stock' ] ),
	toPage( '/analytics/revenue', [ ANALYTICS, 'Revenue' ] ),
	toPage( '/analytics/compare', [ ANALYTICS, 'Settings', 'Compare' ] ),
	toPage( '/orders/:id', [ 'Order' ], { menuPath: '/analytics/revenue' } ),
	toPage( '/secret', [ 'Secret' ], { capability: 'manage_it' } ),
];

const toHref = ( path: string, query: Record< string, string > = {} ) =>
	`admin.php?${ new URLSearchParams( {
		page: 'storedeck',
		path,
		...query,
	} ) }`;

const go = async ( path: string, query?: Record< string, string > ) => {
	act( () => getHistory().push( toHref( path, query ) ) );
	await act( settle );
};
async function open( path: string, query?: Record< string, string > ) {
	await go( path, query );
	render( <App /> );
	await act( settle );
}

/** Waits for what is loaded when the browser is idle. */
const findTools = () => screen.findByRole( 'button', { name: 'Favorites' } );
const title = () => screen.getByRole( 'heading', { level: 1 } );
const breadcrumbs = () =>
	screen.queryByRole( 'navigation', { name: 'Breadcrumbs' } );

/** Past what is done a moment after rendering. */
const tick = () => act( () => new Promise( ( done ) => setTimeout( done ) ) );

let scrollTo: jest.SpyInstance;

beforeEach( () => {
	window.storedeckSettings = {
		siteTitle: 'My store',
		adminUrl: 'http://localhost/wp-admin/',
		currentUser: { id: 1, name: 'A', capabilities: { read_it: true } },
	};
	fakeNetwork( {
		'GET /storedeck/v1/attention': {},
		'GET /wc-admin/navigation/favorites/me': [],
	} );
	registerPages( () => PAGES );
	scrollTo = jest.spyOn( window, 'scrollTo' ).mockImplementation();
} );
afterEach( () => {
	scrollTo.mockRestore();
	Reflect.deleteProperty( window, 'requestIdleCallback' );
	Reflect.deleteProperty( window, 'cancelIdleCallback' );
	delete window.storedeckSettings;
	document.querySelector( '#adminmenu' )?.remove();
} );

describe( 'the header', () => {
	it( 'has a title and no breadcrumbs on a screen of the first level', async () => {
		await open( '/' );
		expect( title() ).toHaveTextContent( 'Home' );
		expect( breadcrumbs() ).toBeNull();
		expect( document.title ).toBe( 'Home ‹ My store — Storedeck' );
		expect( screen.getByText( 'Screen /' ) ).toBeVisible();
	} );

	it( 'has a breadcrumb without a link', async () => {
		await open( '/stock' );
		expect( title() ).toHaveTextContent( 'Stock' );
		expect( breadcrumbs() ).toHaveTextContent( 'Store' );
		expect( within( title() ).queryByRole( 'link' ) ).toBeNull();
		expect( screen.queryByRole( 'link', { name: 'Store' } ) ).toBeNull();
	} );

	it( 'links to a higher screen with the current period', async () => {
		await open( '/analytics/revenue', { period: 'last_week' } );
		expect( document.title ).toBe(
			'Revenue ‹ Analytics ‹ My store — Storedeck'
		);
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Analytics' } )
		);
		expect( getPath() ).toBe( '/analytics/overview' );
		expect( getQuery().period ).toBe( 'last_week' );
	} );

	it( 'shortens three breadcrumbs', async () => {
		await open( '/analytics/compare' );
		expect( title() ).toHaveTextContent( 'Compare' );
		expect( breadcrumbs() ).toHaveTextContent( 'Analytics/…/' );
		expect( document.title ).toBe(
			'Compare ‹ Settings ‹ Analytics ‹ My store — Storedeck'
		);
	} );

	it( 'gets its tools when the browser is idle', async () => {
		const callbacks: Array< () => void > = [];
		Object.assign( window, {
			requestIdleCallback: ( callback: () => void ) =>
				callbacks.push( callback ),
			cancelIdleCallback: () => {},
		} );
		await open( '/stock' );
		expect( screen.getByText( 'Screen /stock' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Favorites' } )
		).toBeNull();
		act( () => callbacks.forEach( ( callback ) => callback() ) );
		await findTools();
		expect(
			screen.getByRole( 'button', { name: 'Search' } )
		).toBeVisible();
		expect(
			await screen.findByRole( 'button', {
				name: 'Add Stock to favorites',
			} )
		).toBeVisible();
	} );

	it.each( [ '/orders/7', '/secret', '/gone' ] )(
		'has no star for %s',
		async ( path ) => {
			await open( path );
			await findTools();
			await act( settle );
			expect(
				screen.queryByRole( 'button', { name: /^Add / } )
			).toBeNull();
		}
	);
} );

it.each( [
	[ '/secret', 'Sorry, you are not allowed to access this page.' ],
	[ '/gone', 'Page not found: /gone' ],
] )( 'says why %s is not available', async ( path, message ) => {
	await open( path );
	expect( title() ).toHaveTextContent( 'Page not available' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( message );
} );

it( 'shows another screen from its top, and the same one where it was', async () => {
	await open( '/stock' );
	await go( '/stock', { search: 'hat' } );
	expect( scrollTo ).not.toHaveBeenCalled();
	await go( '/analytics/revenue' );
	expect( screen.getByText( 'Screen /analytics/revenue' ) ).toBeVisible();
	expect( title() ).toHaveTextContent( 'Revenue' );
	expect( scrollTo.mock.calls ).toEqual( [ [ 0, 0 ] ] );
} );

it( 'moves the focus to the title of another screen, and of another record', async () => {
	await open( '/stock' );
	await go( '/stock', { search: 'hat' } );
	await tick();
	expect( document.body ).toHaveFocus();
	await go( '/analytics/revenue' );
	await waitFor( () => expect( title() ).toHaveFocus() );
	title().blur();
	const single = { filter: 'single_product', products: '7' };
	await go( '/analytics/revenue', single );
	await waitFor( () => expect( title() ).toHaveFocus() );
	title().blur();
	await go( '/analytics/revenue', { ...single, period: 'week' } );
	await tick();
	expect( document.body ).toHaveFocus();
} );

it( 'leaves the focus to a field of a screen that is loaded late', async () => {
	function Form() {
		const field = useRef< HTMLInputElement >( null );
		useEffect( () => field.current?.focus(), [] );
		return <input ref={ field } aria-label="Name" />;
	}
	registerPages( () => [
		...PAGES,
		toPage( '/new', [ 'New' ], {
			load: async () => ( { default: Form } ),
		} ),
	] );
	await open( '/stock' );
	jest.useFakeTimers();
	try {
		await act( async () => getHistory().push( toHref( '/new' ) ) );
		await act( async () => jest.advanceTimersByTime( 0 ) );
		expect( screen.getByRole( 'textbox', { name: 'Name' } ) ).toHaveFocus();
	} finally {
		jest.useRealTimers();
	}
} );

it( 'returns to where a screen was scrolled', async () => {
	await open( '/stock' );
	Object.assign( window, { scrollY: 700 } );
	await go( '/analytics/revenue' );
	scrollTo.mockClear();
	act( () => getHistory().goBack() );
	await waitFor( () =>
		expect( scrollTo.mock.calls ).toEqual( [ [ 0, 700 ] ] )
	);
	Object.assign( window, { scrollY: 0 } );
} );

it( 'names the record that a screen shows, and remembers it', async () => {
	const load = async () => ( {
		default: function Named( { query }: ScreenProps ) {
			useRecordName( query.products ? 'Blue hat' : undefined );
			return null;
		},
	} );
	registerPages( () => [
		toPage( '/analytics/named', [ ANALYTICS, 'Products' ], { load } ),
		toPage( '/stock', [ 'Stock' ] ),
	] );
	await open( '/analytics/named' );
	expect( title() ).toHaveTextContent( 'Products' );
	await go( '/analytics/named', {
		filter: 'single_product',
		products: '7',
		period: 'week',
	} );
	expect( title() ).toHaveTextContent( 'Blue hat' );
	expect(
		within( breadcrumbs() as HTMLElement ).getByRole( 'link', {
			name: 'Products',
		} )
	).toBeVisible();
	expect( document.title ).toBe(
		'Blue hat ‹ Products ‹ Analytics ‹ My store — Storedeck'
	);
	await go( '/stock' );
	const [ record, list ] = getRecentEntries();
	expect( record ).toMatchObject( {
		label: 'Blue hat',
		group: 'Analytics › Products',
	} );
	expect( list ).toMatchObject( { label: 'Products', group: 'Analytics' } );
	act( () => record?.open() );
	await act( settle );
	expect( getQuery() ).toMatchObject( {
		filter: 'single_product',
		products: '7',
	} );
	expect( title() ).toHaveTextContent( 'Blue hat' );
} );

it( 'remembers nothing of another user', async () => {
	await open( '/stock' );
	await go( '/' );
	expect( getRecentEntries().map( ( { label } ) => label ) ).toContain(
		'Stock'
	);
	Object.assign( window.storedeckSettings ?? {}, {
		currentUser: { id: 2, name: 'B', capabilities: {}, preferences: {} },
	} );
	expect( getRecentEntries() ).toEqual( [] );
} );

it( 'goes to the first page of a table when the filters change', async () => {
	await open( '/stock', { paged: '3' } );
	await go( '/stock', { paged: '3', search: 'hat' } );
	expect( getQuery() ).toMatchObject( { paged: '1', search: 'hat' } );
} );

it( 'marks the screen in the admin menu, or the one that it belongs to', async () => {
	document.body.insertAdjacentHTML(
		'beforeend',
		`<ul id="adminmenu"><li><ul class="wp-submenu">${ [
			'/stock',
			'/analytics/revenue',
		]
			.map(
				( path ) =>
					`<li><a href="${ toHref( path ) }">${ path }</a></li>`
			)
			.join( '' ) }</ul></li></ul>`
	);
	const current = () =>
		document.querySelector( '#adminmenu [aria-current="page"]' );
	await open( '/stock' );
	expect( current() ).toHaveTextContent( '/stock' );
	await go( '/orders/7' );
	expect( current() ).toHaveTextContent( '/analytics/revenue' );
} );

it( 'shows a notice that was created before the snackbars were loaded', async () => {
	await act( async () => {
		await dispatch( noticesStore ).createSuccessNotice( 'Imported.', {
			type: 'snackbar',
		} );
	} );
	await open( '/stock' );
	expect(
		await screen.findByRole( 'region', { name: 'Notices' } )
	).toHaveTextContent( 'Imported.' );
} );

it( 'shows an error instead of the app, which can be loaded again', async () => {
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	let isBroken = true;
	registerPages( () => [
		toPage( '/stock', [ 'Stock' ], {
			get menuPath(): string {
				if ( isBroken ) {
					throw new Error( 'It broke.' );
				}
				return '/stock';
			},
		} ),
	] );
	await open( '/stock' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Something went wrong on this page.It broke.'
	);
	isBroken = false;
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	expect( title() ).toHaveTextContent( 'Stock' );
	expect( error ).toHaveBeenCalled();
	error.mockRestore();
} );
