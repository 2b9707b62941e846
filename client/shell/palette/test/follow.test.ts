import { getHistory } from '@storedeck/navigation';
import { follow } from '../follow';

beforeEach( () => {
	window.storedeckSettings = { adminUrl: 'http://localhost/wp-admin/' };
	getHistory().push( 'admin.php?page=storedeck&path=%2Fproducts' );
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

const path = () => getHistory().location.pathname;

it( 'opens a screen of the app without a page load', () => {
	follow( 'admin.php?page=storedeck&path=%2Fstock' );
	expect( path() ).toBe( '/stock' );
} );

it( 'leaves another page to the browser', () => {
	// The only navigation that jsdom supports is to a part of the page.
	const { pathname, search } = window.location;
	follow( `${ pathname }${ search }#a` );
	expect( window.location.hash ).toBe( '#a' );
} );

it( 'ignores anything but a page', () => {
	follow( 'javascript:void 0' );
	expect( path() ).toBe( '/products' );
} );
