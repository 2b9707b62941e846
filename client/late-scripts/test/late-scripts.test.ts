import type * as Tested from '..';

type Loaded = typeof Tested;

/** Scripts that the page began to load, by address. */
let asked: HTMLScriptElement[];
let loadHost: Loaded[ 'loadHost' ];

const place = ( html: string ) => {
	document.body.innerHTML = `<template id="storedeck-late-scripts">${ html }</template>`;
};
/** Lets what waits go on. */
const settle = ( time = 0 ) => jest.advanceTimersByTimeAsync( time );
const order = () => ( window as Window & { order?: string } ).order;
const answer = ( how: 'load' | 'error' ) =>
	asked.at( -1 )?.dispatchEvent( new Event( how ) );

beforeEach( () => {
	jest.useFakeTimers();
	asked = [];
	delete ( window as Window & { order?: string } ).order;
	const append = document.body.append.bind( document.body );
	jest.spyOn( document.body, 'append' ).mockImplementation( ( node ) => {
		if ( node instanceof HTMLScriptElement && node.src ) {
			asked.push( node );
			return;
		}
		append( node );
	} );
	jest.isolateModules( () => {
		( { loadHost } = jest.requireActual< Loaded >( '..' ) );
	} );
} );

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
	document.body.innerHTML = '';
	document.head.innerHTML = '';
} );

const mark = ( letter: string ) =>
	`<script>window.order = ( window.order || '' ) + '${ letter }'</script>`;

it( 'has nothing to wait for where the page holds nothing back', async () => {
	await expect( loadHost() ).resolves.toBeUndefined();
} );

it( 'runs scripts in their order, what stands between them too', async () => {
	place(
		`${ mark( 'a' ) }<script src="/one.js" data-x="1"></script>${ mark(
			'b'
		) }<script src="/two.js"></script>${ mark( 'c' ) }`
	);
	const isDone = jest.fn();
	loadHost().then( isDone );
	await settle();
	expect( order() ).toBe( 'a' );
	expect( asked.map( ( { src } ) => src ) ).toEqual( [
		'http://localhost/one.js',
	] );
	expect( asked[ 0 ] ).toHaveAttribute( 'data-x', '1' );
	// Fetched at once, though they run in turn.
	expect(
		[ ...document.head.querySelectorAll( 'link' ) ].map(
			( { href } ) => href
		)
	).toEqual( [ 'http://localhost/one.js', 'http://localhost/two.js' ] );

	answer( 'load' );
	await settle();
	expect( order() ).toBe( 'ab' );
	expect( asked ).toHaveLength( 2 );
	expect( isDone ).not.toHaveBeenCalled();

	answer( 'load' );
	await settle();
	expect( order() ).toBe( 'abc' );
	expect( isDone ).toHaveBeenCalledTimes( 1 );
} );

it( 'runs them once, however often it is asked', async () => {
	place( mark( 'a' ) );
	await Promise.all( [ loadHost(), loadHost() ] );
	await loadHost();
	expect( order() ).toBe( 'a' );
} );

it( 'tries a script again, and goes on where it was when asked anew', async () => {
	place( `${ mark( 'a' ) }<script src="/one.js"></script>${ mark( 'b' ) }` );
	const failed = jest.fn();
	loadHost().catch( failed );
	await settle();
	for ( const pause of [ 500, 2000 ] ) {
		answer( 'error' );
		await settle( pause );
	}
	expect( asked ).toHaveLength( 3 );
	answer( 'error' );
	await settle();
	expect( failed ).toHaveBeenCalledWith(
		new Error( 'http://localhost/one.js could not be loaded.' )
	);

	const again = loadHost();
	await settle();
	answer( 'load' );
	await again;
	expect( order() ).toBe( 'ab' );
} );
