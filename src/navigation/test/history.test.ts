import { getHistory, getNewPath, getPath, getQuery } from '..';

const start = '/wp-admin/admin.php?page=storedeck';

const popped = () =>
	new Promise( ( resolve ) =>
		window.addEventListener( 'popstate', resolve, { once: true } )
	);

beforeEach( () => {
	window.history.replaceState( null, '', start );
} );

it( "takes the pathname from the address's path", () => {
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

it( 'gives the same location until it changes', () => {
	const history = getHistory();
	const before = history.location;
	expect( history.location ).toBe( before );
	history.push( 'admin.php?page=storedeck' );
	expect( history.location ).not.toBe( before );
	expect( history.location.key ).not.toBe( before.key );
} );

it( 'is one for the whole page', () => {
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
	[ 'http://localhost/x', 'http://localhost/x' ],
	[ '?a=1', '?a=1' ],
	[ '', '/wp-admin/admin.php' ],
] )( 'finds the address of %p', ( destination, href ) => {
	expect( getHistory().createHref( destination ) ).toBe( href );
} );

it( 'takes destinations in parts', () => {
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

it( 'tells its listeners, also when one of them fails', () => {
	const history = getHistory();
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	const failing = history.listen( () => {
		throw new Error( 'mine' );
	} );
	const heard = jest.fn();
	const stop = history.listen( heard );
	history.push( getNewPath( {}, '/a', {} ) );
	history.replace( getNewPath( {}, '/b', {} ) );
	expect(
		heard.mock.calls.map( ( [ { pathname }, action ] ) => [
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
	expect( heard ).toHaveBeenCalledTimes( 2 );
} );

it( 'goes back and forward', async () => {
	const history = getHistory();
	history.push( getNewPath( {}, '/a', {} ) );
	history.push( getNewPath( { x: 1 }, '/b', {} ) );
	const heard = jest.fn();
	const stop = history.listen( heard );
	history.goBack();
	await popped();
	expect( heard ).toHaveBeenCalledWith(
		expect.objectContaining( { pathname: '/a' } ),
		'POP'
	);
	history.goForward();
	await popped();
	expect( getQuery() ).toEqual( { page: 'storedeck', x: '1', path: '/b' } );
	stop();
} );

it( 'does not leave a guarded location', async () => {
	const history = getHistory();
	history.push( getNewPath( {}, '/a', {} ) );
	history.push( getNewPath( {}, '/b', {} ) );
	const heard = jest.fn();
	const stop = history.listen( heard );
	const ask = jest.fn( () => false );
	const release = history.block( ask );

	history.push( getNewPath( {}, '/c', {} ) );
	expect( getPath() ).toBe( '/b' );
	expect( ask ).toHaveBeenCalledWith(
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

	expect( heard ).not.toHaveBeenCalled();
	release();
	history.push( getNewPath( {}, '/c', {} ) );
	expect( getPath() ).toBe( '/c' );
	stop();
} );

it( 'goes no step further to where it is', () => {
	const history = getHistory();
	history.push( getNewPath( { x: '1', y: '2' }, '/a', {} ) );
	const { length } = window.history;
	history.push( getNewPath( { y: '2', x: '1' }, '/a', {} ) );
	expect( window.history.length ).toBe( length );
	expect( history.action ).toBe( 'REPLACE' );
	history.push( getNewPath( { x: '1', y: '3' }, '/a', {} ) );
	expect( window.history.length ).toBe( length + 1 );
	// What is handed over makes it another one.
	history.push(
		{ pathname: '', search: window.location.search },
		{ from: 'test' }
	);
	expect( window.history.length ).toBe( length + 2 );
} );
