import { readFileSync } from 'fs';
import path from 'path';

/** The script as it stands in the page. */
const SCRIPT = readFileSync(
	path.join( __dirname, '../../../php-stub/assets/show-snapshot.js' ),
	'utf8'
);

function run() {
	const script = document.createElement( 'script' );
	script.textContent = SCRIPT;
	document.body.append( script );
}

function visit( { width = 1280, isOld = '' } = {} ) {
	document.body.innerHTML = `<div id="storedeck-root"><noscript>No</noscript></div>
		<template id="storedeck-snapshot" data-width="1280" data-height="900" data-is-old="${ isOld }"><p>$7.00</p></template>`;
	jest.spyOn( Element.prototype, 'clientWidth', 'get' ).mockReturnValue(
		width
	);
	run();
	return document.querySelector< HTMLElement >( '.storedeck-snapshot' );
}

const root = () => document.getElementById( 'storedeck-root' );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

it( 'shows the snapshot in the place of the app, inert and unread', () => {
	const snapshot = visit();

	expect( snapshot?.parentElement ).toBe( root() );
	expect( snapshot?.textContent ).toBe( '$7.00' );
	expect( snapshot?.inert ).toBe( true );
	expect( snapshot?.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
	expect( snapshot?.style.minHeight ).toBe( '900px' );
	expect( snapshot?.className ).toBe( 'storedeck-snapshot' );
	expect( root()?.dataset.snapshot ).toBe( 'shown' );
} );

it( 'marks one of older data', () => {
	expect( visit( { isOld: 'yes' } )?.classList ).toContain( 'is-old' );
} );

it( 'shows none of another width', () => {
	expect( visit( { width: 390 } ) ).toBeNull();
	expect( root()?.dataset.snapshot ).toBeUndefined();
} );

it( 'takes it away when the app does not come', () => {
	visit();
	jest.advanceTimersByTime( 29_999 );
	expect( document.querySelector( '.storedeck-snapshot' ) ).not.toBeNull();
	jest.advanceTimersByTime( 1 );
	expect( document.querySelector( '.storedeck-snapshot' ) ).toBeNull();
} );

it( 'leaves pages without one alone', () => {
	document.body.innerHTML = '<div id="storedeck-root"></div>';
	run();
	expect( root()?.childNodes ).toHaveLength( 0 );
} );
