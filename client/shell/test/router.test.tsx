import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScreenProps } from '../../common/screen-props';
import { registerPages } from '../pages';
import type { Page } from '../pages';
import { Screen, loadScreen, usePage } from '../router';

const toScreen = ( name: string ) => ( {
	default: ( { path, query }: ScreenProps ) => (
		<p>{ `${ name } at ${ path } with ${ String( query.a ) }` }</p>
	),
} );
const toPage = (
	path: string,
	load: Page[ 'load' ],
	capability = 'read_it'
): Page => ( { path, load, capability, breadcrumbs: () => [] } );

const QUERY = { a: '1' };

function App( { path }: { path: string } ) {
	return <Screen page={ usePage( path ) } path={ path } query={ QUERY } />;
}
const open = ( path: string ) => render( <App path={ path } /> );

let error: jest.SpyInstance;

beforeEach( () => {
	error = jest.spyOn( console, 'error' ).mockImplementation();
	window.storedeckSettings = {
		currentUser: { id: 1, name: 'A', capabilities: { read_it: true } },
	};
} );
afterEach( () => {
	error.mockRestore();
	delete window.storedeckSettings;
} );

it( 'renders a preloaded screen at once, and loads it once', async () => {
	const load = jest.fn( async () => toScreen( 'Stock' ) );
	registerPages( () => [ toPage( '/stock', load ) ] );
	await loadScreen( '/stock' );
	await loadScreen( '/stock' );
	expect( load ).toHaveBeenCalledTimes( 1 );
	const { unmount } = open( '/stock' );
	expect( screen.getByText( 'Stock at /stock with 1' ) ).toBeVisible();
	unmount();
	open( '/stock' );
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'loads a screen that was not preloaded, once', async () => {
	const load = jest.fn( async () => toScreen( 'Home' ) );
	registerPages( () => [ toPage( '/lazy', load ) ] );
	const { unmount } = open( '/lazy' );
	expect( await screen.findByText( 'Home at /lazy with 1' ) ).toBeVisible();
	unmount();
	open( '/lazy' );
	expect( screen.getByText( 'Home at /lazy with 1' ) ).toBeVisible();
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'keeps a screen that was shown before its preload ended', async () => {
	const { default: Content } = toScreen( 'Slow' );
	let finish = () => {};
	const load = () =>
		new Promise< { default: typeof Content } >( ( resolve ) => {
			finish = () => resolve( { default: Content } );
		} );
	registerPages( () => [ toPage( '/slow', load ) ] );
	const preloaded = loadScreen( '/slow' );
	const finishPreload = finish;
	const { rerender } = open( '/slow' );
	await act( async () => finish() );
	const shown = screen.getByText( 'Slow at /slow with 1' );
	finishPreload();
	await act( () => preloaded );
	rerender( <App path="/slow" /> );
	expect( screen.getByText( 'Slow at /slow with 1' ) ).toBe( shown );
} );

it( 'loads nothing that the user may not open', async () => {
	const load = jest.fn( async () => toScreen( 'Payments' ) );
	registerPages( () => [ toPage( '/payments', load, 'manage_it' ) ] );
	await loadScreen( '/payments' );
	await loadScreen( '/unknown' );
	expect( load ).not.toHaveBeenCalled();
	open( '/payments' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Sorry, you are not allowed to access this page.'
	);
	expect( screen.getByRole( 'link', { name: 'Go to Home' } ) ).toBeVisible();
} );

it( 'names a page that does not exist', () => {
	registerPages( () => [] );
	open( '/gone' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Page not found: /gone'
	);
} );

it( 'prefers a page with exactly this path to a variable one', async () => {
	registerPages( () => [
		toPage( '/items/:id', async () => toScreen( 'Item' ) ),
		toPage( '/items/new', async () => toScreen( 'New item' ) ),
	] );
	const { unmount } = open( '/items/new' );
	expect( await screen.findByText( /^New item at/ ) ).toBeVisible();
	unmount();
	open( '/items/7' );
	expect(
		await screen.findByText( 'Item at /items/7 with 1' )
	).toBeVisible();
} );

it( 'renders a failed screen again on request', async () => {
	let isBroken = true;
	const Broken = () => {
		if ( isBroken ) {
			throw new Error( 'It broke.' );
		}
		return <p>Repaired</p>;
	};
	registerPages( () => [
		toPage( '/broken', async () => ( { default: Broken } ) ),
	] );
	open( '/broken' );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Could not display this page.It broke.'
	);
	isBroken = false;
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	expect( screen.getByText( 'Repaired' ) ).toBeVisible();
} );

it( 'tries a failed load again when the screen is rendered', async () => {
	const load = jest
		.fn( async () => toScreen( 'Late' ) )
		.mockRejectedValueOnce( new Error( 'Offline.' ) );
	registerPages( () => [ toPage( '/late', load ) ] );
	await loadScreen( '/late' );
	await act( async () => {
		open( '/late' );
	} );
	expect( await screen.findByText( 'Late at /late with 1' ) ).toBeVisible();
	expect( load ).toHaveBeenCalledTimes( 2 );
} );
