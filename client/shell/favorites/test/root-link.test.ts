import { addFilter, removeFilter } from '@wordpress/hooks';
import { getRootLink } from '../root-link';

const LABEL = 'woocommerce_navigation_root_back_label';
const URL = 'woocommerce_navigation_root_back_url';
const DASHBOARD = {
	label: 'WordPress Dashboard',
	url: 'http://store.test/wp-admin/index.php',
};

beforeEach( () => {
	window.storedeckSettings = { adminUrl: 'http://store.test/wp-admin/' };
} );
afterEach( () => {
	removeFilter( LABEL, 'test' );
	removeFilter( URL, 'test' );
	delete window.storedeckSettings;
} );

it( 'leads to the dashboard of WordPress', () => {
	expect( getRootLink() ).toEqual( DASHBOARD );
} );

it( 'leads to where a plugin says', () => {
	addFilter( LABEL, 'test', () => 'Team' );
	addFilter( URL, 'test', () => 'https://acme.test/' );
	expect( getRootLink() ).toEqual( {
		label: 'Team',
		url: 'https://acme.test/',
	} );
} );

it.each( [ '', undefined, 7 ] )( 'ignores %p of a plugin', ( value ) => {
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	addFilter( LABEL, 'test', () => value );
	addFilter( URL, 'test', () => value );
	expect( getRootLink() ).toEqual( DASHBOARD );
	expect( error ).toHaveBeenCalled();
	error.mockRestore();
} );
