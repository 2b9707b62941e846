import { getHistory } from '@storedeck/navigation';
import { followWooCommerce } from '../follow-woocommerce';

describe( 'followWooCommerce', () => {
	let stop: () => void;

	beforeEach( () => {
		window.history.replaceState(
			null,
			'',
			'/wp-admin/admin.php?page=storedeck&path=%2Facme'
		);
		stop = followWooCommerce();
	} );
	afterEach( () => stop() );

	it( 'stays on the own page when another script goes to that of WooCommerce', () => {
		const listener = jest.fn();
		const stopListening = getHistory().listen( listener );
		window.history.pushState(
			null,
			'',
			'admin.php?page=wc-admin&path=%2Facme&courier=express'
		);
		expect( window.location.search ).toBe(
			'?page=storedeck&path=%2Facme&courier=express'
		);
		expect( listener ).toHaveBeenCalledTimes( 1 );
		stopListening();
	} );

	it( 'leaves other pages alone', () => {
		window.history.pushState( null, '', 'admin.php?page=acme' );
		expect( window.location.search ).toBe( '?page=acme' );
	} );
} );
