import { getHistory, getNewPath, getPath, getQuery } from '..';
import { createHistory } from '../create-history';
import { toLocation } from '../location';

const start = '/wp-admin/admin.php?page=storedeck';

const popped = () =>
	new Promise( ( resolve ) =>
		window.addEventListener( 'popstate', resolve, { once: true } )
	);

beforeEach( () => {
	window.history.replaceState( null, '', start );
} );

it( 'reads the pathname from the parameter `path`', () => {
	const history = getHistory();
	expect( history.location.pathname ).toBe( '/' );
	history.push( 'admin.php?page=storedeck&path=%2Fanalytics%2Forders#top' );
	expect( window.location.pathname ).toBe( '/wp-admin/admin.php' );
	expect( history.location ).toMatchObject( {
		pathname: '/analytics/orders',
		search: '?page=storedeck&path=%2Fanalytics%2Forders',
		hash: '#top',
		state: null,
	} );
	expect( getPath() ).toBe( '/analytics/orders' );
} );

it( 'returns the same location until it changes', () => {
	const history = getHistory();
	const before = history.location;
	expect( history.location ).toBe( before );
	history.push( 'admin.php?page=storedeck' );
	expect( history.location ).not.toBe( before );
	expect( history.location.key ).not.toBe( before.key );
} );

it( 'is the same for the whole page', () => {
	let another: typeof getHistory | undefined;
	jest.isolateModules( () => {
		another = jest.requireActual< typeof import('..') >( '..' ).getHistory;
	} );
	expect( another?.() ).toBe( getHistory() );
} );

it.each( [
	[ 'admin.php?a=1', '/wp-admin/admin.php?a=1' ],
	[ '/admin.php?a=1', '/wp-admin/admin.php?a=1' ],
	[ '/wp-admin/admin.php?a=1', '/wp-admin/admin.php?a=1' ],
	[ '//admin.php?a=1', '/wp-admin/admin.php?a=1' ],
	[ '/wp-admins/x', '/wp-admin/wp-admins/x' ],
	[ 'http://localhost/x', 'http://localhost/x' ],
	[ 'MAILTO:a@store.test', 'MAILTO:a@store.test' ],
	[ 'h323:x', 'h323:x' ],
	[ 'web+x.y-z:a', 'web+x.y-z:a' ],
	[
		'admin.php?after=2022-01-01T10:00&to=https://a.test',
		'/wp-admin/admin.php?after=2022-01-01T10:00&to=https://a.test',
	],
	[ '#top', '#top' ],
	[ '?a=1', '?a=1' ],
	[ '', '/wp-admin/admin.php' ],
] )( 'returns the URL of %p', ( destination, href ) => {
	expect( getHistory().createHref( destination ) ).toBe( href );
} );

it( 'accepts destinations as objects', () => {
	const history = getHistory();
	expect(
		history.createHref( {
			pathname: 'admin.php',
			search: 'a=1',
			hash: '#b',
		} )
	).toBe( '/wp-admin/admin.php?a=1#b' );
	history.push( { search: '?page=storedeck&path=/x' }, { from: 'test' } );
	expect( window.location.pathname ).toBe( '/wp-admin/admin.php' );
	expect( history.location ).toMatchObject( {
		pathname: '/x',
		state: { from: 'test' },
	} );
} );

it( 'calls all listeners when one of them throws', () => {
	const history = getHistory();
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	const failing = history.listen( () => {
		throw new Error( 'mine' );
	} );
	const listener = jest.fn();
	const stop = history.listen( listener );
	history.push( getNewPath( {}, '/a', {} ) );
	history.replace( getNewPath( {}, '/b', {} ) );
	expect(
		listener.mock.calls.map( ( [ { pathname }, action ] ) => [
			pathname,
			action,
		] )
	).toEqual( [
		[ '/a', 'PUSH' ],
		[ '/b', 'REPLACE' ],
	] );
	expect( error ).toHaveBeenCalled();
	error.mockRestore();
	stop();
	failing();
	history.push( getNewPath( {}, '/c', {} ) );
	expect( listener ).toHaveBeenCalledTimes( 2 );
} );

it( 'goes back and forward', async () => {
	const history = getHistory();
	history.push( getNewPath( {}, '/a', {} ) );
	history.push( getNewPath( { x: 1 }, '/b', {} ) );
	const listener = jest.fn();
	const stop = history.listen( listener );
	history.goBack();
	await popped();
	expect( listener ).toHaveBeenCalledWith(
		expect.objectContaining( { pathname: '/a' } ),
		'POP'
	);
	history.goForward();
	await popped();
	expect( getQuery() ).toEqual( { page: 'storedeck', x: '1', path: '/b' } );
	stop();
} );

it( 'stays at a guarded location', async () => {
	const history = getHistory();
	history.push( getNewPath( {}, '/a', {} ) );
	history.push( getNewPath( {}, '/b', {} ) );
	const listener = jest.fn();
	const stop = history.listen( listener );
	const blocker = jest.fn( () => false );
	const release = history.block( blocker );

	history.push( getNewPath( {}, '/c', {} ) );
	expect( getPath() ).toBe( '/b' );
	expect( blocker ).toHaveBeenCalledWith(
		expect.objectContaining( { pathname: '/c' } ),
		'PUSH'
	);

	history.goBack();
	await popped();
	await popped();
	expect( getPath() ).toBe( '/b' );

	const leaving = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( leaving );
	expect( leaving.defaultPrevented ).toBe( true );

	expect( listener ).not.toHaveBeenCalled();
	release();
	const leavingLater = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( leavingLater );
	expect( leavingLater.defaultPrevented ).toBe( false );
	history.push( getNewPath( {}, '/c', {} ) );
	expect( getPath() ).toBe( '/c' );
	stop();
} );

it( 'stays at a guarded location when several entries are skipped', async () => {
	const history = getHistory();
	for ( const path of [ '/a', '/b', '/c' ] ) {
		history.push( getNewPath( {}, path, {} ) );
	}
	const release = history.block( () => false );
	history.go( -2 );
	await popped();
	await popped();
	expect( getPath() ).toBe( '/c' );
	release();
} );

it( 'warns before the page is left until the last guard is removed', () => {
	const history = getHistory();
	const isWarning = () => {
		const leaving = new Event( 'beforeunload', { cancelable: true } );
		window.dispatchEvent( leaving );
		return leaving.defaultPrevented;
	};
	expect( isWarning() ).toBe( false );
	const release = history.block( () => true );
	const releaseOther = history.block( () => true );
	release();
	release();
	expect( isWarning() ).toBe( true );
	releaseOther();
	expect( isWarning() ).toBe( false );
} );

it( 'leaves a location only if all guards allow it', () => {
	const history = getHistory();
	let isAllowed: boolean | undefined = false;
	const releases = [ () => true, () => isAllowed ].map( history.block );
	history.push( getNewPath( {}, '/a', {} ) );
	expect( getPath() ).toBe( '/' );
	isAllowed = undefined;
	history.push( getNewPath( {}, '/a', {} ) );
	expect( getPath() ).toBe( '/a' );
	releases.forEach( ( release ) => release() );
} );

it( 'does not reload the page when a guarded entry has the same position', () => {
	const history = getHistory();
	history.push( getNewPath( {}, '/a', {} ) );
	const go = jest.spyOn( window.history, 'go' ).mockImplementation();
	const release = history.block( () => false );
	// For example a link to a fragment.
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( go ).not.toHaveBeenCalled();
	go.mockRestore();
	release();
	const listener = jest.fn();
	const stop = history.listen( listener );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	expect( listener ).toHaveBeenCalledTimes( 1 );
	stop();
} );

it( 'tells listeners of the first step back on a new page', async () => {
	window.history.pushState( null, '', `${ start }&path=/a` );
	const history = createHistory();
	const listener = jest.fn();
	history.listen( listener );
	window.history.back();
	await popped();
	expect( history.action ).toBe( 'POP' );
	expect( listener ).toHaveBeenCalledTimes( 1 );
	expect( history.location.pathname ).toBe( '/' );
} );

it( 'adds no entry for the current URL', () => {
	const history = getHistory();
	history.push( getNewPath( { x: '1', y: '2' }, '/a', {} ) );
	const { length } = window.history;
	history.push( getNewPath( { y: '2', x: '1' }, '/a', {} ) );
	expect( window.history.length ).toBe( length );
	expect( history.action ).toBe( 'REPLACE' );
	history.push( getNewPath( { x: '1', y: '3' }, '/a', {} ) );
	expect( window.history.length ).toBe( length + 1 );
	// Another state makes it another entry.
	history.push(
		{ pathname: '', search: window.location.search },
		{ from: 'test' }
	);
	expect( window.history.length ).toBe( length + 2 );
} );

it( 'counts the entries of the window', () => {
	const history = getHistory();
	const { length } = history;
	history.push( getNewPath( {}, '/entry', {} ) );
	expect( history.length ).toBe( Math.min( length + 1, 50 ) );
} );

it.each( [
	[ null, null, 'default' ],
	[ undefined, null, 'default' ],
	[ 'text', null, 'default' ],
	[ { key: 7 }, null, 'default' ],
	[ { key: 'a1', usr: { from: 'test' } }, { from: 'test' }, 'a1' ],
] )( 'reads the entry %j of another script', ( entry, state, key ) => {
	const url = new URL( 'https://store.test/wp-admin/?path=/a#b' );
	expect( toLocation( url, entry ) ).toEqual( {
		pathname: '/a',
		search: '?path=/a',
		hash: '#b',
		state,
		key,
	} );
} );

it( 'reads the changed state of the same URL', () => {
	const history = getHistory();
	window.history.replaceState( { key: 'a' }, '' );
	expect( history.location.key ).toBe( 'a' );
	window.history.replaceState( { key: 'b' }, '' );
	expect( history.location.key ).toBe( 'b' );
} );

it( 'leaves a page for another site without a history entry', () => {
	const history = getHistory();
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	const listener = jest.fn();
	const stop = history.listen( listener );
	const { length } = history;
	history.push( 'https://other.test/x' );
	// jsdom logs that it does not load pages.
	expect( String( error.mock.calls[ 0 ]?.[ 0 ] ) ).toMatch( /navigation/ );
	expect( history.length ).toBe( length );
	expect( listener ).not.toHaveBeenCalled();
	error.mockRestore();
	stop();
} );
