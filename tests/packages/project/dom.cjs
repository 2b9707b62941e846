// The browser that the libraries need.
const { JSDOM } = require( 'jsdom' );

const { window } = new JSDOM( '<!doctype html><body></body>', {
	url: 'https://store.test/wp-admin/admin.php?page=storedeck',
	pretendToBeVisual: true,
} );
for ( const name of Object.getOwnPropertyNames( window ) ) {
	if ( ! ( name in globalThis ) ) {
		globalThis[ name ] = window[ name ];
	}
}
globalThis.window = window;
// The components of WordPress use it; jsdom has none.
window.matchMedia = () => ( { matches: false } );
